/** Escape, wherever the focus is: closes the preview, or else deselects the section. */
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useEffect } from 'react'
import { fact } from '../../../events'
import { isPreviewOpen } from '../../../projections/design/canvas-view'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
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
      // An open dialog or menu has already handled it.
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

/** The toolbar disappears with the selection, so the focus moves to the section's row in the list. */
const leaveToolbar = (): void => {
  if (document.activeElement?.closest('.cys-section-toolbar') == null) return
  document.querySelector<HTMLElement>('.cys-section-row__name[aria-pressed="true"]')?.focus()
}
