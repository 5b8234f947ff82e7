/** Sets up the block editor: core's blocks, our own, and the source of prices. */
import { registerCoreBlocks } from '@wordpress/block-library'
import { getBlockType, setFreeformContentHandlerName } from '@wordpress/blocks'
import { registerLegacyWidgetBlock, registerWidgetGroupBlock } from '@wordpress/widgets'
import { setBlockTitles } from '../block-titles'
import { registerInertHtml } from './inert-html'
import { registerPagePart } from './page-part'
import { registerPlaceholder } from './placeholder'
import { registerProductPrice } from './product-price'

/** Idempotent: registered blocks stay. */
export const prepareEditor = (): void => {
  if (getBlockType('core/paragraph') === undefined) registerCoreBlocks()
  // As in the site editor, whose blocks we use.
  if (getBlockType('core/legacy-widget') === undefined) registerLegacyWidgetBlock({ inserter: false })
  if (getBlockType('core/widget-group') === undefined) registerWidgetGroupBlock({ inserter: false })
  // Without the classic editor, core sets no block for plain HTML between blocks, and it would be missing from the canvas.
  setFreeformContentHandlerName('core/html')
  registerInertHtml()
  registerPagePart()
  registerPlaceholder()
  registerProductPrice()
  setBlockTitles((name) => getBlockType(name)?.title)
}
