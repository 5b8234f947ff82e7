/** The colour or gradient that each place finally has on the page, wherever it is defined. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { gradientCss, plainColour } from '../../../colour/gradient'
import type { ColourPlace, GroundPlace } from '../../../events/design/designing'
import type { Path } from './places'
import { colourAt, gradientAt } from './resolved'

/** Null where the styles alone do not determine it, or where it is a gradient. */
export type EffectiveColours = Readonly<Record<ColourPlace, string | null>>

/** @param styles of the theme and the merchant, merged */
export const effectiveColours = (styles: GlobalStyles): EffectiveColours => {
  const at = (otherwise: string | null, ...paths: readonly Path[]) => colourAt(styles, paths, otherwise)
  const text = at('#000000', ['color', 'text'])
  const ground = (place: GroundPlace, otherwise: string | null, ...paths: readonly Path[]) => {
    const over = gradientAt(styles, gradientPaths[place])
    return over === null ? at(otherwise, ...paths) : over.gradient && plainColour(over.gradient)
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
      // The most frequent level on pages.
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

/** The gradient that each ground shows, in the form of the fact; null where it shows a colour, or one that cannot be told. */
export const effectiveGradients = (styles: GlobalStyles): Readonly<Record<GroundPlace, string | null>> => {
  const at = (place: GroundPlace): string | null => {
    const gradient = gradientAt(styles, gradientPaths[place])?.gradient ?? null
    return gradient === null || plainColour(gradient) !== null ? null : gradientCss(gradient)
  }
  return {
    background: at('background'),
    headingBackground: at('headingBackground'),
    buttonBackground: at('buttonBackground'),
    buttonHoverBackground: at('buttonHoverBackground'),
  }
}

/** Later rules of the style sheet first; of the levels only the most frequent. */
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

/** A gradient is drawn over whatever colour the same element has, also under the pointer. */
const gradientPaths: Readonly<Record<GroundPlace, readonly Path[]>> = {
  background: [['color', 'gradient']],
  headingBackground: inHeadings('gradient'),
  buttonBackground: inButtons('gradient'),
  buttonHoverBackground: [...inHover('gradient'), ['elements', 'button', 'color', 'gradient']],
}

/** WordPress's defaults for buttons that no theme styles. */
const wordpress = { label: '#ffffff', button: '#32373c' }
