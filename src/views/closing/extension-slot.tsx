/**
 * Room for other plugins above the closing screen's buttons. A plugin fills it by the filter of this name, public and the
 * same for every plugin: `wp.hooks.addFilter( slotName, 'my-plugin', () => wp.element.createElement( MyButton ) )`. What
 * comes before is handed in, so that several may stand there. One that breaks leaves the screen as it is.
 */
import { applyFilters } from '@wordpress/hooks'
import type { ReactNode } from 'react'
import { DrawingGuard } from '../editor/drawing-guard'

const slotName = 'customize_your_store_transitional_page_secondary_button'

export const ExtensionSlot = () => (
  <DrawingGuard>
    <Filled />
  </DrawingGuard>
)

const Filled = () => {
  const content = applyFilters(slotName, null) as ReactNode
  return content === null ? null : <div className="cys-closing__slot">{content}</div>
}
