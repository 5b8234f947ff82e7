/**
 * The text sizes of a pairing, and the spacing that goes with them. A wide typeface is set smaller, a fine one larger.
 */
import { fontSize, type Styles } from '../theme-json'
import type { FontPairing } from './font-pairing'

/** Sizes in CSS pixels: on a phone 390 pixels wide, and on a page of 1280 and wider. */
type Fluid = readonly [phone: number, desktop: number]

type DisplayType = {
  /** The headline of the page. */
  readonly hero: Fluid
  /** Letter spacing of large headings, in hundredths of an em. */
  readonly tracking: number
  /** Line height of large headings. */
  readonly line: number
  /** Running text. */
  readonly body: number
}

/**
 * Chosen by the heading font's mean letter width in English headlines: from 0.39 em (Cormorant) to 0.61 em (Space Mono).
 */
const byTitle: Readonly<Record<string, DisplayType>> = {
  'Commissioner + Crimson Pro': { hero: [42, 74], tracking: -1.5, line: 1.1, body: 18 },
  'DM Sans + IBM Plex Mono': { hero: [38, 66], tracking: -2, line: 1.1, body: 16 },
  'Fraunces + Libre Franklin': { hero: [39, 70], tracking: -1.5, line: 1.1, body: 17 },
  'Libre Baskerville + DM Sans': { hero: [36, 62], tracking: -2, line: 1.14, body: 17 },
  'Playfair Display + Fira Sans': { hero: [43, 78], tracking: -0.5, line: 1.1, body: 17 },
  'Libre Franklin + EB Garamond': { hero: [38, 68], tracking: -2, line: 1.1, body: 18 },
  'Plus Jakarta Sans + Plus Jakarta Sans': { hero: [38, 68], tracking: -2.5, line: 1.12, body: 17 },
  'Rubik + Rubik': { hero: [38, 70], tracking: -1.5, line: 1.1, body: 17 },
  'Space Mono + Roboto': { hero: [34, 54], tracking: -5, line: 1.12, body: 17 },
  'Inter + Inter': { hero: [38, 68], tracking: -2, line: 1.1, body: 17 },
  'Bodoni Moda + Overpass': { hero: [41, 72], tracking: -1, line: 1.1, body: 17 },
  'Albert Sans + Lora': { hero: [39, 70], tracking: -2, line: 1.1, body: 17 },
  'Montserrat + Arvo': { hero: [35, 62], tracking: -2, line: 1.12, body: 16 },
  'Rubik + Inter': { hero: [37, 64], tracking: -1.5, line: 1.08, body: 17 },
  'Newsreader + Newsreader': { hero: [44, 78], tracking: -1.5, line: 1.08, body: 18 },
  'Cormorant + Work Sans': { hero: [46, 84], tracking: -1, line: 1.08, body: 17 },
  'Raleway + Cormorant': { hero: [38, 68], tracking: -1.5, line: 1.12, body: 18 },
  'Cardo Font + System Sans-serif': { hero: [43, 78], tracking: -1, line: 1.1, body: 17 },
  'Inter + Cardo Font': { hero: [39, 70], tracking: -2, line: 1.1, body: 18 },
}

export const displayType = ({ title }: Pick<FontPairing, 'title'>): DisplayType => byTitle[title] ?? plain

const plain: DisplayType = { hero: [40, 72], tracking: -1.5, line: 1.1, body: 17 }

/** Sizes by the names that themes use; those below the headline are in proportion to it. */
const sizesOf = ({ hero: [phone, desktop], body }: DisplayType): Readonly<Record<SizeName, Fluid>> => ({
  small: [Math.max(body - 2, 15), Math.max(body - 2, 15)],
  medium: [body, body],
  large: [Math.max(20, Math.round(phone * 0.55)), Math.max(22, Math.round(desktop * 0.36))],
  'x-large': [Math.round(phone * 0.75), Math.round(desktop * 0.61)],
  'xx-large': [phone, desktop],
})

const names = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  'x-large': 'Extra Large',
  'xx-large': 'Extra Extra Large',
} as const
type SizeName = keyof typeof names

/** Size of the store's name in a header. */
const nameSize = ({ hero: [phone, desktop] }: DisplayType): string =>
  growing([Math.max(18, Math.round(phone * 0.48)), Math.max(19, Math.round(desktop * 0.31))])

/** One of theme.json's font sizes; `fluid` is off, because the size itself scales. */
type SizePreset = { readonly slug: string; readonly name: string; readonly size: string; readonly fluid: false }

/**
 * The theme's font sizes for the pairing. Sections refer to a size by name, not in pixels, so they all follow, regardless of what the theme
 * uses for these names.
 */
export const fontSizes = (pairing: FontPairing): readonly SizePreset[] => {
  const sizes = sizesOf(displayType(pairing))
  return (Object.keys(names) as SizeName[]).map((slug) => ({
    slug,
    name: names[slug],
    size: growing(slug === 'small' && hasSmallText(pairing) ? sizes.medium : sizes[slug]),
    fluid: false,
  }))
}

/** Whether the pairing sets all text in the theme's small size, which then is as large as other pairings' text. */
const hasSmallText = ({ styles }: FontPairing): boolean =>
  isTree(styles['typography']) && styles['typography']['fontSize'] === fontSize('small')

const isTree = (value: string | Styles | undefined): value is Styles => typeof value === 'object'

/** A size that grows linearly from a phone's width to a desktop's. */
export const growing = ([phone, desktop]: Fluid): string => {
  if (phone === desktop) return rem(phone)
  const slope = (desktop - phone) / (1280 - 390)
  return `clamp(${rem(phone)}, ${rem(phone - 390 * slope)} + ${short(100 * slope)}vw, ${rem(desktop)})`
}

const rem = (pixels: number): string => `${short(pixels / 16)}rem`

/** At most four digits after the point. */
const short = (value: number): string => String(Number(value.toFixed(4)))

/** Spacing by the names that sections use, in CSS pixels: `50` is above and below a section, `40` between its parts. */
const room: Readonly<Record<string, Fluid>> = {
  '20': [12, 24],
  '30': [24, 40],
  '40': [28, 48],
  '50': [54, 88],
  '60': [76, 128],
}

const spacing = (slug: string): string => `--wp--preset--spacing--${slug}`

/**
 * What makes a block a section: the full width in the shop; on the designer's canvas an outermost block lacks that class.
 */
const isSection = ':is(.alignfull, .is-root-container > *)'

/** A section of a page, as the patterns make it. */
const section = `:is(.wp-block-group, .wp-block-columns, .wp-block-cover, .wp-block-media-text)${isSection}`

/**
 * A section on the page's own ground, with the normal spacing on this side. The editor writes a space after the colon, a shop's page does
 * not.
 */
const plainSection = (side: 'top' | 'bottom'): string => {
  const said = [':', ': '].map((colon) => `[style*="padding-${side}${colon}var(${spacing('50')})"]`)
  return `.wp-block-group${isSection}:not(.has-background):is(${said.join(', ')})`
}

const large = '.has-large-font-size, .has-x-large-font-size, .has-xx-large-font-size'

/** Rules for the global styles of a store with a pairing, which theme.json cannot express. */
export const typeCss = [
  // Headings break into lines of similar length, and no text ends in a single short word.
  ':is(h1, h2, h3, h4, h5, h6, .wp-block-heading, .wp-block-post-title, .wp-block-site-title) { text-wrap: balance; }',
  ':where(p, li, dd, figcaption) { text-wrap: pretty; }',
  // The largest size is for the headline of a home page; the name of a product or of a page is beside the thing that it names.
  `h1:is(.wp-block-post-title, .wp-block-query-title):not([class*="-font-size"]) { font-size: ${fontSize('x-large')}; }`,
  // Shoppers look for a product by its name: no list of products sets it smaller than its text.
  `:is(.wc-block-product, .type-product) .wp-block-post-title.has-small-font-size { font-size: ${fontSize('medium')} !important; }`,
  `.wc-block-grid__product-title { font-size: ${fontSize('medium')}; }`,
  // Beside a picture on a tablet there is less room than the page's width suggests.
  '.wp-block-media-text__content { container-type: inline-size; }',
  `.wp-block-media-text__content .has-xx-large-font-size { font-size: min(${fontSize('xx-large')}, 12cqi) !important; }`,
  // Only within sections: the theme's other parts keep their own spacing.
  `${section} { ${Object.entries(room)
    .map(([slug, size]) => `${spacing(slug)}: ${growing(size)};`)
    .join(' ')} }`,
  // Two adjacent sections on the same ground share the space between them.
  `${plainSection('bottom')} + ${plainSection('top')} { padding-top: 0 !important; }`,
  // Lines of running text have 45 to 75 letters. In a narrow centered column the theme limits them already.
  `${section} :is(.is-layout-flow, .wp-block-media-text__content) > p:not(${large}) { max-width: 50ch; }`,
  `${section} .is-layout-flow > p.has-text-align-center { margin-inline: auto; }`,
  `${section} .is-layout-constrained > p.has-text-align-center:not(${large}) { max-width: 50ch; }`,
].join('\n')

/**
 * Styles that the flow adds below a pairing's own, which override them: the sizes of headings, and the look of the store's name.
 */
export const typeStyles = (pairing: FontPairing): Styles => {
  const type = displayType(pairing)
  const { tracking, line } = type
  const between = (share: number): string => `${Number(((tracking / 100) * share).toFixed(4))}em`
  const heading = (size: string, lineHeight: number, letterSpacing: string): Styles => ({
    typography: { fontSize: fontSize(size), lineHeight: String(lineHeight), letterSpacing },
  })
  return {
    blocks: {
      'core/site-title': {
        typography: { ...namedLike(pairing), fontSize: nameSize(type), letterSpacing: between(0.5) },
      },
    },
    typography: { fontSize: fontSize('medium'), lineHeight: '1.6' },
    elements: {
      h1: heading('xx-large', line, between(1)),
      h2: heading('x-large', Math.max(line, 1.12), between(0.8)),
      h3: heading('large', 1.25, between(0.5)),
    },
  }
}

/** The store's name has the family and weight of headings: themes set their own for it. */
const namedLike = ({ styles }: FontPairing): Styles => {
  const { fontFamily = '', fontStyle = 'normal', fontWeight = '400' } = typographyAt(styles, 'elements', 'heading')
  return { fontFamily, fontStyle, fontWeight }
}

const typographyAt = (styles: Styles, ...path: readonly string[]): Styles =>
  [...path, 'typography'].reduce<Styles>((at, key) => {
    const below = at[key]
    return typeof below === 'object' ? below : {}
  }, styles)

/**
 * Padding at both sides of every page that has none set: a theme's own padding follows the spacing of its sections, which is smaller on a
 * phone.
 */
export const sideRoom: Styles = { spacing: { padding: { left: growing([20, 32]), right: growing([20, 32]) } } }
