/** Where global styles contain the color or gradient of each place, and which other values would override it. */
import type { ColorPlace } from '../../../events/design'
import type { Tree } from './tree'

export type Path = readonly string[]

type Spot = {
  /** All paths that get the color. */
  readonly written: readonly Path[]
  /** Paths that come later in the style sheet and would override it. */
  readonly inTheWay: readonly Path[]
  /** Values of a block that come later than the element's states; they are moved to the element. */
  readonly moved?: readonly (readonly [from: Path, to: Path])[]
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const inBlockAndElement = (what: string): readonly [Path, Path] => [
  ['blocks', 'core/button', 'color', what],
  ['elements', 'button', 'color', what],
]

export const spots: Readonly<Record<ColorPlace, Spot>> = {
  text: { written: [['color', 'text']], inTheWay: [] },
  background: { written: [['color', 'background']], inTheWay: [['color', 'gradient']] },
  headings: {
    written: [['elements', 'heading', 'color', 'text']],
    inTheWay: [['blocks', 'core/heading', 'color', 'text'], ...levels.map((h) => ['elements', h, 'color', 'text'])],
  },
  headingBackground: {
    written: [['elements', 'heading', 'color', 'background']],
    inTheWay: [['elements', 'heading'], ['blocks', 'core/heading'], ...levels.map((h) => ['elements', h])].flatMap(
      (path) => [[...path, 'color', 'gradient'], ...(path[1] === 'heading' ? [] : [[...path, 'color', 'background']])],
    ),
  },
  buttonText: {
    // Palettes give visited links the page's background color, even when they are buttons.
    written: [
      ['elements', 'button', 'color', 'text'],
      ['elements', 'button', ':visited', 'color', 'text'],
    ],
    inTheWay: [['blocks', 'core/button', 'color', 'text']],
  },
  buttonBackground: {
    written: [['elements', 'button', 'color', 'background']],
    inTheWay: [
      ['elements', 'button', 'color', 'gradient'],
      ['blocks', 'core/button', 'color', 'background'],
      ['blocks', 'core/button', 'color', 'gradient'],
    ],
  },
  buttonHoverText: {
    written: [['elements', 'button', ':hover', 'color', 'text']],
    inTheWay: [],
    moved: [inBlockAndElement('text')],
  },
  buttonHoverBackground: {
    written: [['elements', 'button', ':hover', 'color', 'background']],
    inTheWay: [['elements', 'button', ':hover', 'color', 'gradient']],
    moved: [inBlockAndElement('background'), inBlockAndElement('gradient')],
  },
  links: { written: [['elements', 'link', 'color', 'text']], inTheWay: [] },
  linkHover: {
    written: [['elements', 'link', ':hover', 'color', 'text']],
    inTheWay: [],
  },
  captions: { written: [['elements', 'caption', 'color', 'text']], inTheWay: [] },
}

/** The paths for a gradient at a place. Colors are drawn below it, so only other gradients would override it. */
export const gradientSpot = (place: ColorPlace): Spot => {
  const { written, inTheWay, ...others } = spots[place]
  return {
    ...others,
    written: written.map((path) => [...path.slice(0, -1), 'gradient']),
    inTheWay: inTheWay.filter((path) => path.at(-1) === 'gradient'),
  }
}

export const places = Object.keys(spots) as readonly ColorPlace[]

/** A tree with one leaf. */
export const leaf = (path: Path, value: unknown): Tree =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Tree
