/** Entry point of the `editor` folder. It is a separate chunk because it can run only after WordPress's scripts. */
import { registerCoreBlocks } from '@wordpress/block-library'
import {
  getBlockBindingsSource,
  getBlockType,
  registerBlockBindingsSource,
  setFreeformContentHandlerName,
} from '@wordpress/blocks'
import { registerLegacyWidgetBlock, registerWidgetGroupBlock } from '@wordpress/widgets'
import { designStyle } from './design-style'
import { DirectionFrame } from './direction-frame'
import { PageFrame } from './page-frame'
import { PatternFrame } from './pattern-frame'
import { setBlockTitles } from '../design/labels'
import { registerInertHtml, registerPagePart, registerPlaceholder } from './static-blocks'

const name = 'customize-your-store/product-price'

type Product = { readonly customize_your_store_price?: string }
type Records = { readonly getEntityRecord: (kind: string, type: string, id: number) => Product | undefined }
type Question = {
  readonly select: (store: string) => unknown
  readonly context: { readonly postId?: number; readonly postType?: string }
  readonly bindings: Readonly<Record<string, unknown>>
}

/**
 * Registers the prices in product lists. The shop prints them through a block binding of the plugin; this provides the same values in the
 * canvas. The server has registered the binding's label and context (plugin/src/patterns/product-price.php).
 */
export const registerProductPrice = (): void => {
  const known = getBlockBindingsSource(name) as { readonly getValues?: unknown } | undefined
  if (known?.getValues === undefined)
    registerBlockBindingsSource({ name, usesContext: ['postId', 'postType'], getValues })
}

const getValues = ({ select, context, bindings }: Question): Readonly<Record<string, string>> => {
  const price = priceOf(select('core') as Records, context)
  return Object.fromEntries(Object.keys(bindings).map((attribute) => [attribute, price]))
}

/** Empty if the post is not a product or is not loaded yet. */
const priceOf = ({ getEntityRecord }: Records, { postId, postType }: Question['context']): string =>
  postType === 'product' && postId !== undefined
    ? (getEntityRecord('postType', postType, postId)?.customize_your_store_price ?? '')
    : ''

/**
 * Sets up the block editor: core's blocks, our own blocks, and the source of prices. Idempotent: registered blocks stay.
 */
export const prepareEditor = (): void => {
  if (getBlockType('core/paragraph') === undefined) registerCoreBlocks()
  // The site editor registers these, too, and the canvas shows the same blocks as the site editor.
  if (getBlockType('core/legacy-widget') === undefined) registerLegacyWidgetBlock({ inserter: false })
  if (getBlockType('core/widget-group') === undefined) registerWidgetGroupBlock({ inserter: false })
  // Without the classic editor, core assigns no block to plain HTML between blocks, and the canvas would not draw it.
  setFreeformContentHandlerName('core/html')
  registerInertHtml()
  registerPagePart()
  registerPlaceholder()
  registerProductPrice()
  setBlockTitles((name) => getBlockType(name)?.title)
}

prepareEditor()

export { designStyle, DirectionFrame, PageFrame, PatternFrame }
