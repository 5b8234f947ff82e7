/** Prices in product lists. The shop prints them through a block binding of the plugin; this provides the same in the canvas. */
import { getBlockBindingsSource, registerBlockBindingsSource } from '@wordpress/blocks'

const name = 'customize-your-store/product-price'

type Product = { readonly customize_your_store_price?: string }
type Records = { readonly getEntityRecord: (kind: string, type: string, id: number) => Product | undefined }
type Question = {
  readonly select: (store: string) => unknown
  readonly context: { readonly postId?: number; readonly postType?: string }
  readonly bindings: Readonly<Record<string, unknown>>
}

/** The server has registered the source's label and context; this adds the values (plugin/src/product-price.php). */
export const registerProductPrice = (): void => {
  const known = getBlockBindingsSource(name) as { readonly getValues?: unknown } | undefined
  if (known?.getValues === undefined)
    registerBlockBindingsSource({ name, usesContext: ['postId', 'postType'], getValues })
}

const getValues = ({ select, context, bindings }: Question): Readonly<Record<string, string>> => {
  const price = priceOf(select('core') as Records, context)
  return Object.fromEntries(Object.keys(bindings).map((attribute) => [attribute, price]))
}

/** Empty if the post is not a product, or not loaded yet. */
const priceOf = ({ getEntityRecord }: Records, { postId, postType }: Question['context']): string =>
  postType === 'product' && postId !== undefined
    ? (getEntityRecord('postType', postType, postId)?.customize_your_store_price ?? '')
    : ''
