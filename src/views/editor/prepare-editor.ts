/** What the block editor must know before it draws: core's blocks, ours, and where prices come from. */
import { registerCoreBlocks } from '@wordpress/block-library'
import { getBlockType, setFreeformContentHandlerName } from '@wordpress/blocks'
import { registerLegacyWidgetBlock, registerWidgetGroupBlock } from '@wordpress/widgets'
import { registerPagePart } from './canvas/page-part'
import { registerPlaceholder } from './canvas/placeholder'
import { registerProductPrice } from './product-price'

/** Harmless when repeated: what is registered stays. */
export const prepareEditor = (): void => {
  if (getBlockType('core/paragraph') === undefined) registerCoreBlocks()
  // As the site editor does, whose blocks are ours too.
  if (getBlockType('core/legacy-widget') === undefined) registerLegacyWidgetBlock({ inserter: false })
  if (getBlockType('core/widget-group') === undefined) registerWidgetGroupBlock({ inserter: false })
  // Core names no block for plain HTML between blocks unless the classic editor is there; without one it would vanish from the canvas.
  setFreeformContentHandlerName('core/html')
  registerPagePart()
  registerPlaceholder()
  registerProductPrice()
}
