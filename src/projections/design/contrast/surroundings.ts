/**
 * What a block passes on to its inner blocks: the background behind them, and colors that they inherit unless they have their own.
 */
import { contrast } from '../../../color'
import { blockTree, type Block } from '../../../markup/blocks'
import type { State } from '../../../reducers'
import { memo } from '../../memo'
import { stylesNow } from '../colors'
import { page } from '../page'
import { painter as painterOf, type Paint, type Painter } from './paint'

/** Colors of links or headings. Colors from attributes take precedence over those of the global styles. */
type Handed = { readonly paint: Paint; readonly hover: Paint | null }

export type Surroundings = {
  readonly text: Paint
  readonly grounds: Grounds
  readonly links: Handed | null
  readonly headings: Paint | null
  readonly isProduct: boolean
}

/** The surroundings of the page's outermost blocks. */
export const pageSurroundings = (painter: Painter): Surroundings => {
  const ground = painter.gradient(['color', 'gradient']) ?? painter.at(['color', 'background'])
  return {
    text: painter.at(['color', 'text']) ?? { color: '#000000', own: false },
    grounds: ground === null ? [null] : groundsIn(ground),
    links: null,
    headings: null,
    isProduct: false,
  }
}

/** The surroundings within a block. */
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

/** How a block's links look, according to its attributes or to the styles of its type. */
export const linksOf = (painter: Painter, block: Block): Handed | null => {
  const paint = painter.text(block, ['elements', 'link'])
  const hover = painter.text(block, ['elements', 'link', ':hover'])
  if (paint === null) return null
  return { paint, hover: hover === null || (paint.own && !hover.own) ? null : hover }
}

/** An ancestor's attribute takes precedence over a style of the block's type. */
export const stronger = (own: Handed | null, around: Handed | null): Handed | null =>
  own === null || (around?.paint.own === true && !own.paint.own) ? around : own

const strongerPaint = (own: Paint | null, around: Paint | null): Paint | null =>
  own === null || (around?.own === true && !own.own) ? around : own

const coverText = ({ attributes }: Block): Paint => ({
  color: attributes['isDark'] === false ? '#000000' : '#ffffff',
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

/** Possible backgrounds of a text; null for one that is unknown. */
export type Grounds = readonly (string | null)[]

/**
 * The backgrounds of a text: one color, the two extremes of a picture under an overlay, or all colors along a gradient.
 */
export const groundsIn = ({ color, along }: Paint): Grounds => along ?? [color]

/** A gradient has at least its two stops and the colors between them. */
export const isAlongGradient = (grounds: Grounds): boolean => grounds.length > 2

/** The background on which text of this color is hardest to read; null if it is unknown. */
export const worstGround = (text: string | null, grounds: Grounds): string | null => {
  const known = grounds.flatMap((ground) => ground ?? [])
  if (text === null || known.length < grounds.length) return null
  return known.reduce<string | null>(
    (worst, ground) => (worst === null || contrast(text, ground) < contrast(text, worst) ? ground : worst),
    null,
  )
}

/** The colors of a logo's visible pixels, and the share of pixels that have each color. */
export type LogoColors = readonly { readonly color: string; readonly share: number }[]

/**
 * The colors behind the store's logo in header and footer, each once, to check whether the logo is visible on them (B-05). Leaves out
 * colors that a picture or a gradient covers.
 */
export const logoGrounds = memo(
  (state: State): readonly string[] => {
    const drawn = page(state)
    if (drawn === null) return []
    const painter = painterOf(stylesNow(state))
    const contents = [drawn.header?.content, drawn.footer?.content].flatMap((content) => content ?? [])
    const found = contents.flatMap(blockTree).flatMap((block) => groundsOf(painter, block, pageSurroundings(painter)))
    return [...new Set(found)]
  },
  (state) => [page(state), stylesNow(state)],
)

const groundsOf = (painter: Painter, block: Block, around: Surroundings): readonly string[] => {
  // The page's size determines which of a gradient's colors is behind the logo.
  if (block.name === 'core/site-logo')
    return isAlongGradient(around.grounds) ? [] : around.grounds.flatMap((ground) => ground ?? [])
  const here = within(painter, block, around)
  return block.inner.flatMap((inner) => groundsOf(painter, inner, here))
}

/** WCAG's minimum contrast for anything that is not text. */
const least = 3

/** How much of a logo may be hard to see. */
const most = 0.5

/** The share of the logo that is hard to see on this background, from 0 to 1. */
const lost = (colors: LogoColors, ground: string): number =>
  colors.reduce((sum, { color, share }) => sum + (contrast(color, ground) < least ? share : 0), 0)

/** The first background on which more than half of the logo is hard to see; null if there is none. */
export const hidingGround = (colors: LogoColors, grounds: readonly string[]): string | null =>
  grounds.find((ground) => lost(colors, ground) > most) ?? null

/** The single color in which the logo is visible on all these backgrounds; null if neither is. */
export const visibleColor = (grounds: readonly string[]): 'light' | 'dark' | null => {
  const suits = (color: string) => grounds.every((ground) => contrast(color, ground) >= least)
  if (suits(variants.light)) return 'light'
  return suits(variants.dark) ? 'dark' : null
}

/** The colors of the single-color variants. */
export const variants = { light: '#ffffff', dark: '#1e1e1e' } as const
