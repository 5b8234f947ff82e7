/**
 * Every pair of text and background that is drawn on the page: header, sections and footer, each block in its surroundings.
 */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { AA, contrast, largeAA } from '../../../color'
import type { ColorPlace } from '../../../events/design'
import { blockTree, type Block } from '../../../markup/blocks'
import { blockStyleOf } from '../../../markup/text-color'
import type { Page } from '../page'
import { branch, isTree } from '../styles/tree'
import { painter as painterOf, type Paint, type Painter } from './paint'
import {
  groundsIn,
  isAlongGradient,
  linksOf,
  pageSurroundings,
  stronger,
  within,
  type Grounds,
  type Surroundings,
} from './surroundings'

export type DrawnPair = BlockPair & {
  /** A section's id, 'header' or 'footer'. */
  readonly where: string
  /** Position of the block among the blocks there. */
  readonly index: number
  /** Null if it depends on a picture, or on anything else that the styles do not determine. */
  readonly ratio: number | null
}

/** @param styles of the theme and the merchant, merged */
export const drawnPairs = (page: Page, styles: GlobalStyles): readonly DrawnPair[] => {
  const painter = painterOf(styles)
  const ofBlock = (block: Block, around: Surroundings, where: string): readonly DrawnPair[] => {
    const here = within(painter, block, around)
    return [
      ...pairsOfBlock(painter, styles, block, around, here).map((pair) => ({
        ...pair,
        where,
        index: block.index,
        ratio: ratioOf(pair),
      })),
      ...block.inner.flatMap((inner) => ofBlock(inner, here, where)),
    ]
  }
  const outside = pageSurroundings(painter)
  return piecesOf(page).flatMap(({ where, content }) =>
    blockTree(content).flatMap((block) => ofBlock(block, outside, where)),
  )
}

const piecesOf = ({ header, sections, footer }: Page) => [
  ...(header ? [{ where: 'header', content: header.content }] : []),
  ...sections.map(({ id, content }) => ({ where: id, content })),
  ...(footer ? [{ where: 'footer', content: footer.content }] : []),
]

/**
 * The lowest possible contrast; for a gradient, that of its worst color. A picture under an overlay may have any color between two, so the
 * color of the text must not lie between them.
 */
const ratioOf = ({ text: { color }, grounds, least }: BlockPair): number | null => {
  if (color === null) return null
  const ratios = grounds.flatMap((ground) => (ground === null ? [] : [contrast(color, ground)]))
  if (ratios.length < grounds.length) return null
  const [one, other] = grounds
  const worst = Math.min(...ratios)
  if (one == null || other == null || isAlongGradient(grounds)) return worst
  return worst >= least && Math.max(...ratios) > contrast(one, other) ? worst : null
}

/**
 * The pairs of text and background that a block draws itself, without its inner blocks.
 *
 * @param around the surroundings of the block
 * @param here the surroundings within the block
 */
const pairsOfBlock = (
  painter: Painter,
  styles: GlobalStyles,
  block: Block,
  around: Surroundings,
  here: Surroundings,
): readonly BlockPair[] => {
  const { name, html, attributes } = block
  const pair: MakePair = (what, text, grounds = here.grounds, least = AA) => ({
    what,
    text,
    grounds,
    least,
  })
  // If the styles do not say otherwise, the site's title has the color of text, and other links have the color of all links.
  const links = (what: What, otherwise?: Paint): readonly BlockPair[] => {
    const found = stronger(linksOf(painter, block), around.links)
    const element = otherwise ?? painter.at(['elements', 'link', 'color', 'text']) ?? here.text
    const hover = found
      ? (found.hover ?? found.paint)
      : (painter.at(['elements', 'link', ':hover', 'color', 'text']) ?? element)
    return [pair(what, found?.paint ?? element), pair('linkHover', hover)]
  }
  const heading = (what: What, level: unknown): BlockPair => {
    const element = `h${Number(level) || 2}`
    const at = [
      ['blocks', name],
      ['elements', element],
      ['elements', 'heading'],
    ]
    const told = painter.text(block)
    const text =
      (told?.own === true ? told : around.headings) ??
      told ??
      painter.at(['elements', element, 'color', 'text'], ['elements', 'heading', 'color', 'text']) ??
      around.text
    // A gradient from the styles covers any color, even the heading's own.
    const own =
      painter.ownGradient(block) ??
      painter.gradient(...at.map((path) => [...path, 'color', 'gradient'])) ??
      painter.ground(block) ??
      painter.at(...at.slice(1).map((path) => [...path, 'color', 'background']))
    const grounds = own ? groundsIn(own) : around.grounds
    return pair(what, text, grounds, isLarge(block, styles, at) ? largeAA : AA)
  }
  switch (name) {
    case 'core/heading':
      return [
        ...(hasWords(withoutLinks(html)) ? [heading('headings', attributes['level'])] : []),
        ...(hasLink(html) ? links('links') : []),
      ]
    case 'core/post-title': {
      const what = around.isProduct ? 'productNames' : 'titles'
      return attributes['isLink'] === true ? links(what) : [heading(what, attributes['level'])]
    }
    case 'core/site-title':
      return attributes['isLink'] === false ? [pair('shopName', here.text)] : links('shopName', here.text)
    case 'core/navigation':
      return [pair('menu', painter.literal(attributes['customTextColor']) ?? here.text)]
    case 'core/button':
    case 'woocommerce/product-button':
      return name === 'core/button' && !hasWords(html) ? [] : buttonPairs(painter, block, around, pair)
    case 'core/social-links':
      return iconPairs(painter, block, around, pair)
    case 'woocommerce/mini-cart':
    case 'woocommerce/customer-account':
      return [pair('icons', here.text, here.grounds, largeAA)]
    case 'core/read-more':
      return links('links')
    default: {
      if (silent.has(name)) return []
      const caption = /<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(html)
      const rest = caption === null ? html : html.replace(caption[0], '')
      const isDrawn = hasWords(withoutLinks(rest)) || (html === '' && block.inner.length === 0 && !wordless.has(name))
      return [
        ...(isDrawn ? [pair('text', here.text)] : []),
        ...(caption !== null && hasWords(caption[0])
          ? [pair('captions', painter.at(['elements', 'caption', 'color', 'text']) ?? here.text)]
          : []),
        ...(hasLink(html) ? links('links') : []),
      ]
    }
  }
}

const hasWords = (html: string): boolean => /[^\s]/.test(html.replace(/<[^>]*>|&nbsp;/g, ''))
const withoutLinks = (html: string): string => html.replace(/<a\b.*?<\/a>/gs, '')
const hasLink = (html: string): boolean => /<a\b[^>]*\bhref=/.test(html)

/** Blocks without pairs: inner blocks or other places determine what is drawn of them. */
const silent: ReadonlySet<string> = new Set([
  'core/navigation-link',
  'core/navigation-submenu',
  'core/social-link',
  'core/page-list',
  'core/separator',
])

/** Blocks that store no HTML and draw no text. */
const wordless: ReadonlySet<string> = new Set([
  'core/spacer',
  'core/site-logo',
  'core/post-featured-image',
  'core/avatar',
  'core/template-part',
  'core/pattern',
  'core/block',
  'woocommerce/product-image',
  'woocommerce/product-image-gallery',
])

/** The pairs of social icons with a color of the page. Icons without one have their networks' own colors. */
const iconPairs = (
  painter: Painter,
  { attributes }: Block,
  around: Surroundings,
  pair: MakePair,
): readonly BlockPair[] => {
  const { iconColor, customIconColor, iconColorValue, iconBackgroundColor, iconBackgroundColorValue } = attributes
  const icon = painter.named(iconColor) ?? painter.literal(customIconColor) ?? painter.literal(iconColorValue)
  if (icon === null) return []
  if (blockStyleOf(attributes) === 'logos-only') return [pair('icons', icon, around.grounds, largeAA)]
  const ground = painter.named(iconBackgroundColor) ?? painter.literal(iconBackgroundColorValue)
  return [pair('icons', icon, [ground?.color ?? null], largeAA)]
}

/** The pairs of a button: its label, also under the pointer, and the label of an outlined button. */
const buttonPairs = (painter: Painter, block: Block, around: Surroundings, pair: MakePair): readonly BlockPair[] => {
  const asButton = { ...block, name: 'core/button' }
  const text = painter.text(asButton)
  const ground = painter.ground(asButton)
  if (blockStyleOf(block.attributes) === 'outline') {
    const words = text?.own ? text : painter.at(['blocks', 'core/button', 'variations', 'outline', 'color', 'text'])
    return [pair('outline', words ?? around.text, ground?.own ? groundsIn(ground) : around.grounds)]
  }
  const element = (state: readonly string[], what: string) =>
    painter.at(['elements', 'button', ...state, 'color', what])
  const label = text ?? element([], 'text') ?? { color: '#ffffff', own: false }
  // A gradient from the styles covers any color, even the button's own.
  const over = (...states: readonly (readonly string[])[]) =>
    painter.ownGradient(asButton) ??
    painter.gradient(
      ['blocks', 'core/button', 'color', 'gradient'],
      ...states.map((state) => ['elements', 'button', ...state, 'color', 'gradient']),
    )
  const surface = over([]) ?? ground ?? element([], 'background') ?? { color: '#32373c', own: false }
  const pressed = over([':hover'], []) ?? ground ?? element([':hover'], 'background') ?? surface
  return [
    pair('buttons', label, groundsIn(surface)),
    pair('buttonHover', text ?? element([':hover'], 'text') ?? label, groundsIn(pressed)),
  ]
}

const large = 24

/**
 * Whether text is certainly large: from 24 px, less contrast is enough (WCAG 1.4.3). False in doubt.
 *
 * @param paths where the styles define the size if the block does not; the first match applies
 */
const isLarge = ({ attributes }: Block, styles: GlobalStyles, paths: readonly (readonly string[])[]): boolean => {
  const slug = attributes['fontSize']
  const named = typeof slug === 'string' ? preset(styles, slug) : undefined
  const own = named ?? branch(attributes, 'style', 'typography')['fontSize']
  const value = own ?? paths.map((path) => branch(styles.styles, ...path, 'typography')['fontSize']).find(Boolean)
  return least(value, styles) >= large
}

/** The smallest size in pixels that a value can have; 0 if it is unknown. */
const least = (value: unknown, styles: GlobalStyles, left = 4): number => {
  if (typeof value !== 'string' || left === 0) return 0
  const name = /^var(?::preset\|font-size\||\(\s*--wp--preset--font-size--)([\w-]+)/.exec(value.trim())?.[1]
  if (name !== undefined) return least(preset(styles, name), styles, left - 1)
  const first = /^(?:clamp\(\s*)?([\d.]+)(px|rem)\s*(?:,|$)/.exec(value.trim())
  return first === null ? 0 : Number(first[1]) * (first[2] === 'rem' ? 16 : 1)
}

const preset = ({ settings }: GlobalStyles, slug: string): unknown => {
  const lists = branch(settings, 'typography', 'fontSizes')
  const size = ['default', 'theme', 'custom']
    .flatMap((origin) => lists[origin])
    .filter(isTree)
    .findLast((each) => each['slug'] === slug)
  const fluid = branch(size, 'fluid')['min']
  return typeof fluid === 'string' ? fluid : isFluid(settings, size) ? undefined : size?.['size']
}

/**
 * Whether WordPress shrinks the size on small screens, as it does unless the size says otherwise. By how much is unknown here.
 */
const isFluid = (settings: GlobalStyles['settings'], size: unknown): boolean => {
  const { fluid } = branch(settings, 'typography')
  return (fluid === true || isTree(fluid)) && isTree(size) && size['fluid'] !== false
}

/** Kinds of text. */
export type What =
  | Exclude<
      ColorPlace,
      | 'background'
      | 'headingBackground'
      | 'buttonText'
      | 'buttonBackground'
      | 'buttonHoverText'
      | 'buttonHoverBackground'
    >
  | 'buttons'
  | 'buttonHover'
  | 'outline'
  | 'icons'
  | 'shopName'
  | 'productNames'
  | 'titles'
  | 'menu'

type BlockPair = {
  readonly what: What
  readonly text: Paint
  readonly grounds: Grounds
  readonly least: typeof AA | typeof largeAA
}

/** Makes a pair; by default on the block's own background, and at normal size. */
type MakePair = (what: What, text: Paint, grounds?: Grounds, least?: BlockPair['least']) => BlockPair
