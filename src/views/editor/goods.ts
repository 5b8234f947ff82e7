/** Lists of products in a store that has none yet: the products that will be written are drawn in their place. */
import { createBlock, type Block } from '@wordpress/blocks'
import { escape } from 'es-toolkit'
import type { Good } from '../../projections/design/goods'
import { goodsClass } from './frame/of-goods'

/** The block with these goods in its lists of products; the same block if there are none. */
export const withGoods = (block: Block, goods: readonly Good[]): Block => {
  if (goods.length === 0) return block
  return block.name === 'woocommerce/product-collection'
    ? shelf(block, goods)
    : { ...block, innerBlocks: block.innerBlocks.map((inner) => withGoods(inner, goods)) }
}

/** The classes are those of WooCommerce's blocks, so that the page's styles apply. */
const shelf = ({ attributes, innerBlocks }: Block, goods: readonly Good[]): Block => {
  const { displayLayout, query, className = '' } = attributes as List
  const columns = displayLayout?.columns ?? goods.length
  const template = innerBlocks.find(({ name }) => name === 'woocommerce/product-template')
  const shown = goods.slice(0, query?.perPage ?? goods.length)
  return createBlock('core/group', { align: attributes['align'], className: `${className} ${goodsClass}`.trim() }, [
    createBlock(
      'core/group',
      {
        className: `wc-block-product-template columns-${columns}`,
        layout: { type: 'grid', columnCount: columns },
      },
      shown.map((good) =>
        createBlock(
          'core/group',
          { className: 'wc-block-product' },
          (template?.innerBlocks ?? []).flatMap((part) => partOf(part, good) ?? []),
        ),
      ),
    ),
  ])
}

type List = {
  readonly displayLayout?: { readonly columns?: number }
  readonly query?: { readonly perPage?: number }
  readonly className?: string
}

/** What a product's block shows, as a block of core; null for what a drawing needs not. */
const partOf = ({ name, attributes }: Block, good: Good): Block | null => {
  const { fontSize, textAlign, style } = attributes
  const type = { fontSize, style, textAlign }
  switch (name) {
    case 'woocommerce/product-image':
      return createBlock('core/image', {
        url: good.picture,
        alt: good.alt,
        aspectRatio: attributes['aspectRatio'] ?? '1',
        scale: 'cover',
        className: 'wc-block-components-product-image',
      })
    case 'core/post-title':
      return createBlock('core/heading', { ...type, level: attributes['level'] ?? 3, content: escape(good.title) })
    case 'woocommerce/product-price':
      return createBlock('core/paragraph', { fontSize, style, align: textAlign, content: escape(good.price) })
    default:
      return null
  }
}
