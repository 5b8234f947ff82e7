/** The colour that each place finally has on the page, wherever it is defined. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import type { ColourPlace } from '../../../events/design/designing'
import type { Path } from './places'
import { colourAt } from './resolved'
import { branch } from './tree'

/** Null where the styles alone do not determine it. */
export type EffectiveColours = Readonly<Record<ColourPlace, string | null>>

/** @param styles of the theme and the merchant, merged */
export const effectiveColours = (styles: GlobalStyles): EffectiveColours => {
  const at = (otherwise: string | null, ...paths: readonly Path[]) => colourAt(styles, paths, otherwise)
  const text = at('#000000', ['color', 'text'])
  const background = hasGradient(styles) ? null : at('#ffffff', ['color', 'background'])
  const links = at(text, ['elements', 'link', 'color', 'text'])
  const label = at(wordpress.label, ...inButtons('text'))
  const button =
    hasGradient(styles, 'elements', 'button') || hasGradient(styles, 'blocks', 'core/button')
      ? null
      : at(wordpress.button, ...inButtons('background'))
  return {
    text,
    background,
    headings: at(
      text,
      ['blocks', 'core/heading', 'color', 'text'],
      // The most frequent level on pages.
      ['elements', 'h2', 'color', 'text'],
      ['elements', 'heading', 'color', 'text'],
    ),
    headingBackground: headingPlaces.some((path) => hasGradient(styles, ...path))
      ? null
      : at(background, ...headingPlaces.map((path) => [...path, 'color', 'background'])),
    buttonText: label,
    buttonBackground: button,
    buttonHoverText: at(label, ...inHover('text')),
    buttonHoverBackground: at(button, ...inHover('background')),
    links,
    linkHover: at(links, ['elements', 'link', ':hover', 'color', 'text']),
    captions: at(text, ['elements', 'caption', 'color', 'text']),
  }
}

/** Later rules of the style sheet first; of the levels only the most frequent. */
const headingPlaces: readonly Path[] = [
  ['blocks', 'core/heading'],
  ['elements', 'h2'],
  ['elements', 'heading'],
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

/** WordPress's defaults for buttons that no theme styles. */
const wordpress = { label: '#ffffff', button: '#32373c' }

const hasGradient = ({ styles }: GlobalStyles, ...path: Path): boolean =>
  branch(styles, ...path, 'color')['gradient'] !== undefined
