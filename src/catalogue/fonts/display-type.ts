/** How large a pairing is set: what its fonts ask for beside family and weight. A wide face is smaller, a fine one larger. */
import { fontSize, type Styles } from '../theme-json'
import type { FontPairing } from './font-pairing'

/** Sizes in CSS pixels: on a phone of 390, and on a page of 1280 and wider. */
export type Fluid = readonly [phone: number, desktop: number]

export type DisplayType = {
  /** The headline of the page. */
  readonly hero: Fluid
  /** Between the letters of large headings, in hundredths of an em. */
  readonly tracking: number
  /** Line height of large headings. */
  readonly line: number
  /** Running text. */
  readonly body: number
}

/** The heading font's mean width of a letter in English headlines decides: from 0.39 em (Cormorant) to 0.61 em (Space Mono). */
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

/** How large this pairing is set. */
export const displayType = ({ title }: Pick<FontPairing, 'title'>): DisplayType => byTitle[title] ?? plain

const plain: DisplayType = { hero: [40, 72], tracking: -1.5, line: 1.1, body: 17 }

/** Sizes by the names that themes give them, those below the headline in its proportion. */
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
export const nameSize = ({ hero: [phone, desktop] }: DisplayType): string =>
  growing([Math.max(18, Math.round(phone * 0.48)), Math.max(19, Math.round(desktop * 0.31))])

/** One of theme.json's font sizes; without WordPress's own scaling, since the size has it. */
export type SizePreset = { readonly slug: string; readonly name: string; readonly size: string; readonly fluid: false }

/**
 * The theme's font sizes as the pairing wants them. Sections name a size and not its pixels; so they all follow, whatever the theme made
 * of the names.
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

/** Some pairings set all text in the theme's small size: there it is as large as other pairings' text. */
const hasSmallText = ({ styles }: FontPairing): boolean =>
  isTree(styles['typography']) && styles['typography']['fontSize'] === fontSize('small')

const isTree = (value: string | Styles | undefined): value is Styles => typeof value === 'object'

/** A size that grows in a straight line from a phone's width to a desktop's. */
export const growing = ([phone, desktop]: Fluid): string => {
  if (phone === desktop) return rem(phone)
  const slope = (desktop - phone) / (1280 - 390)
  return `clamp(${rem(phone)}, ${rem(phone - 390 * slope)} + ${short(100 * slope)}vw, ${rem(desktop)})`
}

const rem = (pixels: number): string => `${short(pixels / 16)}rem`

/** At most four digits after the point. */
const short = (value: number): string => String(Number(value.toFixed(4)))
