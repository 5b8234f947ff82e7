/** What a block hands on to the blocks in it: the ground they stand on, and colours that they take over unless they have their own. */
import type { Block } from '../../../markup/block-tree'
import { groundsIn, type Grounds } from './grounds'
import type { Paint, Painter } from './paint'

/** Colours of links, or of headings: those that attributes name come before those of the global styles. */
type Handed = { readonly paint: Paint; readonly hover: Paint | null }

export type Surroundings = {
  readonly text: Paint
  readonly grounds: Grounds
  readonly links: Handed | null
  readonly headings: Paint | null
  readonly isProduct: boolean
}

/** Of the page itself. */
export const pageSurroundings = (painter: Painter): Surroundings => {
  const ground = painter.gradient(['color', 'gradient']) ?? painter.at(['color', 'background'])
  return {
    text: painter.at(['color', 'text']) ?? { colour: '#000000', own: false },
    grounds: ground === null ? [null] : groundsIn(ground),
    links: null,
    headings: null,
    isProduct: false,
  }
}

/** Those within a block. */
export const within = (painter: Painter, block: Block, around: Surroundings): Surroundings => {
  const isCover = block.name === 'core/cover'
  const ground = isCover ? null : painter.ground(block)
  return {
    text: painter.text(block) ?? (isCover ? coverText(block) : around.text),
    grounds: isCover ? painter.cover(block) : hasPicture(block) ? [null] : ground ? groundsIn(ground) : around.grounds,
    links: stronger(linksOf(painter, block), around.links),
    headings: strongerPaint(painter.text(block, ['elements', 'heading']), around.headings),
    isProduct: around.isProduct || products.has(block.name) || isProductQuery(block),
  }
}

/** How a block’s links look, by its attributes or by the styles of its type. */
export const linksOf = (painter: Painter, block: Block): Handed | null => {
  const paint = painter.text(block, ['elements', 'link'])
  const hover = painter.text(block, ['elements', 'link', ':hover'])
  if (paint === null) return null
  return { paint, hover: hover === null || (paint.own && !hover.own) ? null : hover }
}

/** An attribute of an ancestor is stronger than a style of the block's type. */
export const stronger = (own: Handed | null, around: Handed | null): Handed | null =>
  own === null || (around?.paint.own === true && !own.paint.own) ? around : own

const strongerPaint = (own: Paint | null, around: Paint | null): Paint | null =>
  own === null || (around?.own === true && !own.own) ? around : own

const coverText = ({ attributes }: Block): Paint => ({
  colour: attributes['isDark'] === false ? '#000000' : '#ffffff',
  own: true,
})

const hasPicture = ({ attributes: { style } }: Block): boolean =>
  typeof style === 'object' &&
  style !== null &&
  'background' in style &&
  JSON.stringify(style.background).includes('url')

const products: ReadonlySet<string> = new Set(['woocommerce/product-collection', 'woocommerce/product-template'])

const isProductQuery = ({ name, attributes }: Block): boolean =>
  name === 'core/query' && JSON.stringify(attributes['query'] ?? '').includes('"product"')
