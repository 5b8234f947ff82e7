/** Escape, wherever the focus is but in a text: closes the preview, or else deselects the section. */
import { useViewportMatch } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import { useEffect } from 'react'
import { fact } from '../../../events'
import { isPreviewOpen } from '../../../projections/design/canvas-view'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { isComposing } from '../is-composing'
import { isTyping } from '../is-typing'

export const useEscape = (): void => {
  const small = useViewportMatch('medium', '<')
  const preview = useProjection(isPreviewOpen) && small
  const arranging = useProjection(place).screen === 'homepage'
  const selected = useProjection(selectedSection)
  const record = useRecord()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target) || isComposing(event)) return
      // An open dialog or menu has already handled it.
      if (event.defaultPrevented) return
      if (preview) return void record(fact('PreviewClosed'))
      if (!arranging || selected === null) return
      leaveControls()
      void record(fact('SectionSelected', { section: null }))
      announce(__('No section is selected.', 'customize-your-store'))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [preview, arranging, selected, record])
}

/** What disappears with the selection. */
const controls = '.cys-section-toolbar, .cys-section-look, .cys-texts, .cys-pictures'

/** The focus moves from there to the section's row in the list. */
const leaveControls = (): void => {
  if (document.activeElement?.closest(controls) == null) return
  document.querySelector<HTMLElement>('.cys-section-row__name[aria-pressed="true"]')?.focus()
}
