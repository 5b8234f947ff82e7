/**
 * A slot for other plugins above the closing screen's buttons. A plugin fills it through this public filter: `wp.hooks.addFilter(
 * slotName, 'my-plugin', () => wp.element.createElement( MyButton ) )`. The callback receives the content added so far, so several
 * plugins can add to it. A plugin that throws leaves the screen intact.
 */
import { applyFilters } from '@wordpress/hooks'
import type { ReactNode } from 'react'
import { DrawingGuard } from '../design/drawing-guard'

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
