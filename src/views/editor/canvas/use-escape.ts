/** Escape, wherever the focus is: from the preview back to the choices, else the selected section is let go. */
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useEffect } from 'react'
import { fact } from '../../../events'
import { isPreviewOpen } from '../../../projections/designer/canvas-view'
import { place } from '../../../projections/designer/place'
import { selectedSection } from '../../../projections/designer/sections'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'

export const useEscape = (): void => {
  const small = useViewportMatch('medium', '<')
  const preview = useProjection(isPreviewOpen) && small
  const arranging = useProjection(place).screen === 'homepage'
  const selected = useProjection(selectedSection)
  const record = useRecord()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog or a menu that was open has taken it.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (preview) return void record(fact('PreviewClosed'))
      if (!arranging || selected === null) return
      leaveToolbar()
      void record(fact('SectionSelected', { section: null }))
      announce(__('No section is selected.', 'customize-your-store'))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [preview, arranging, selected, record])
}

/** The toolbar goes with the selection: its focus moves to the same section in the list. */
const leaveToolbar = (): void => {
  if (document.activeElement?.closest('.cys-section-toolbar') == null) return
  document.querySelector<HTMLElement>('.cys-section-row__name[aria-pressed="true"]')?.focus()
}
