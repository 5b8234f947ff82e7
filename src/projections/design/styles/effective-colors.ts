/** The color or gradient that each place finally has on the page, wherever it is defined. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { gradientCss, opaqueHex, parseGradient, plainColor, type Gradient } from '../../../color'
import type { ColorPlace, GroundPlace } from '../../../events/design'
import type { Path } from './places'
import { branch, isTree } from './tree'

/** Null if the styles alone do not determine the color, or if the place has a gradient. */
export type EffectiveColors = Readonly<Record<ColorPlace, string | null>>

/** @param styles of the theme and the merchant, merged */
export const effectiveColors = (styles: GlobalStyles): EffectiveColors => {
  const at = (otherwise: string | null, ...paths: readonly Path[]) => colorAt(styles, paths, otherwise)
  const text = at('#000000', ['color', 'text'])
  const ground = (place: GroundPlace, otherwise: string | null, ...paths: readonly Path[]) => {
    const over = gradientAt(styles, gradientPaths[place])
    return over === null ? at(otherwise, ...paths) : over.gradient && plainColor(over.gradient)
  }
  const background = ground('background', '#ffffff', ['color', 'background'])
  const links = at(text, ['elements', 'link', 'color', 'text'])
  const label = at(wordpress.label, ...inButtons('text'))
  const button = ground('buttonBackground', wordpress.button, ...inButtons('background'))
  return {
    text,
    background,
    headings: at(
      text,
      ['blocks', 'core/heading', 'color', 'text'],
      // The most frequent level of headings on pages.
      ['elements', 'h2', 'color', 'text'],
      ['elements', 'heading', 'color', 'text'],
    ),
    headingBackground: ground('headingBackground', background, ...inHeadings('background')),
    buttonText: label,
    buttonBackground: button,
    buttonHoverText: at(label, ...inHover('text')),
    buttonHoverBackground: ground('buttonHoverBackground', button, ...inHover('background')),
    links,
    linkHover: at(links, ['elements', 'link', ':hover', 'color', 'text']),
    captions: at(text, ['elements', 'caption', 'color', 'text']),
  }
}

/** The gradient of each background, in the form that facts use; null if it is a color, or an unknown gradient. */
export const effectiveGradients = (styles: GlobalStyles): Readonly<Record<GroundPlace, string | null>> => {
  const at = (place: GroundPlace): string | null => {
    const gradient = gradientAt(styles, gradientPaths[place])?.gradient ?? null
    return gradient === null || plainColor(gradient) !== null ? null : gradientCss(gradient)
  }
  return {
    background: at('background'),
    headingBackground: at('headingBackground'),
    buttonBackground: at('buttonBackground'),
    buttonHoverBackground: at('buttonHoverBackground'),
  }
}

/** Later rules of the style sheet come first. Of the heading levels, only the most frequent one. */
const inHeadings = (what: string): readonly Path[] => [
  ['blocks', 'core/heading', 'color', what],
  ['elements', 'h2', 'color', what],
  ['elements', 'heading', 'color', what],
]

/** A block's rules come later in the style sheet than an element's. */
const inButtons = (what: string): readonly Path[] => [
  ['blocks', 'core/button', 'color', what],
  ['elements', 'button', 'color', what],
]

const inHover = (what: string): readonly Path[] => [
  ['blocks', 'core/button', 'color', what],
  ['elements', 'button', ':hover', 'color', what],
]

/** A gradient covers any color of the same element, also under the pointer. */
const gradientPaths: Readonly<Record<GroundPlace, readonly Path[]>> = {
  background: [['color', 'gradient']],
  headingBackground: inHeadings('gradient'),
  buttonBackground: inButtons('gradient'),
  buttonHoverBackground: [...inHover('gradient'), ['elements', 'button', 'color', 'gradient']],
}

/** WordPress's defaults for buttons that the theme does not style. */
const wordpress = { label: '#ffffff', button: '#32373c' }

/**
 * The first color that is defined at these paths, as hex with 6 digits. Names are looked up in the lists of WordPress, theme and merchant.
 * @param otherwise the color if none of the paths defines one
 * @returns null for a color that the styles alone do not determine (semi-transparent, or computed by a function)
 */
export const colorAt = (styles: GlobalStyles, paths: readonly Path[], otherwise: string | null): string | null => {
  const value = paths.map((path) => valueAt(styles.styles, path)).find((each) => !isSilent(each))
  return value === undefined ? otherwise : opaqueHex(textOf(styles, value, 'color', limit) ?? '')
}

/**
 * The first gradient defined at these paths; null if none of them defines one.
 * @returns `gradient` is null for one that the styles alone do not determine, such as one over a picture
 */
export const gradientAt = (
  styles: GlobalStyles,
  paths: readonly Path[],
): { readonly gradient: Gradient | null } | null => {
  const value = paths.map((path) => valueAt(styles.styles, path)).find((each) => !isSilent(each))
  return value === undefined ? null : { gradient: parseGradient(textOf(styles, value, 'gradient', limit) ?? '') }
}

type Kind = 'color' | 'gradient'

/** A name may refer to another name; gives up after 8 references, so that a cycle ends. */
const limit = 8

const textOf = (styles: GlobalStyles, value: unknown, kind: Kind, left: number): string | null => {
  if (left === 0) return null
  if (isTree(value) && typeof value['ref'] === 'string')
    return textOf(styles, valueAt(styles, value['ref'].split('.')), kind, left - 1)
  if (typeof value !== 'string') return null
  const text = value.trim()
  const name = named[kind].exec(text)?.[1]
  return name === undefined ? text : textOf(styles, preset(styles, name, kind), kind, left - 1)
}

const named: Readonly<Record<Kind, RegExp>> = {
  color: /^var(?::preset\|color\||\(\s*--wp--preset--color--)([\w-]+)/,
  gradient: /^var(?::preset\|gradient\||\(\s*--wp--preset--gradient--)([\w-]+)/,
}

/**
 * The merchant's list comes after the theme's, and the theme's after WordPress's: in a style sheet, the last one wins.
 */
const preset = ({ settings }: GlobalStyles, name: string, kind: Kind): unknown => {
  const lists = branch(settings, 'color', kind === 'color' ? 'palette' : 'gradients')
  return ['default', 'theme', 'custom']
    .flatMap((origin) => lists[origin])
    .filter(isTree)
    .findLast(({ slug }) => typeof slug === 'string' && plain(slug) === plain(name))?.[kind]
}

/** WordPress adds hyphens to a slug when it turns it into a variable. */
const plain = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '')

const valueAt = (tree: unknown, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']

/** Values that inherit from the surroundings. */
const isSilent = (value: unknown): boolean =>
  value === undefined || value === '' || value === 'inherit' || value === 'currentColor'
