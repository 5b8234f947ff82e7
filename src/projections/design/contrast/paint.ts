/**
 * The colors that a block, or an element in it, gives its text and its background: from its attributes, its style and the global styles.
 */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { colorsAlong, mix, plainColor, type Gradient } from '../../../color'
import type { Block } from '../../../markup/blocks'
import { blockStyleOf } from '../../../markup/text-color'
import { colorAt, gradientAt } from '../styles/effective-colors'
import { branch } from '../styles/tree'

/**
 * `own`: the block's attributes define it. `color` is null if it is unknown, or for a gradient, whose colors are `along`.
 */
export type Paint = { readonly color: string | null; readonly own: boolean; readonly along?: readonly string[] }

type Path = readonly string[]

/** Reads colors of one set of styles: the theme's and the merchant's, merged. */
export const painter = (styles: GlobalStyles) => {
  const value = (text: unknown): string | null => colorAt({ ...styles, styles: { text } }, [['text']], null)
  const says = (text: unknown): boolean => typeof text === 'string' && !silent.has(text.trim().toLowerCase())

  /** The first of these paths at which the styles define a color. */
  const at = (...paths: readonly Path[]): Paint | null => {
    for (const path of paths) {
      const told = branch(styles.styles, ...path.slice(0, -1))[path.at(-1) ?? '']
      if (says(told) || (typeof told === 'object' && told !== null)) return { color: value(told), own: false }
    }
    return null
  }

  /** The first of these paths at which the styles define a gradient, with what is known of it. */
  const gradient = (...paths: readonly Path[]): Paint | null => {
    const found = gradientAt(styles, paths)
    return found && inGradient(found.gradient, false)
  }

  const ownGradient = ({ attributes }: Block): Paint | null => {
    const { gradient: name } = attributes
    const text = says(name) ? `var:preset|gradient|${String(name)}` : branch(attributes, 'style', 'color')['gradient']
    if (!says(text)) return null
    return inGradient(gradientAt({ ...styles, styles: { text } }, [['text']])?.gradient ?? null, true)
  }

  const own = ({ attributes }: Block, slug: string, path: Path): Paint | null => {
    const named = attributes[slug]
    if (typeof named === 'string' && named !== '') return { color: value(`var:preset|color|${named}`), own: true }
    const told = branch(attributes, 'style', ...path.slice(0, -1))[path.at(-1) ?? '']
    return says(told) ? { color: value(told), own: true } : null
  }

  /** Where the styles define a block's look: its variation comes first. */
  const placesOf = ({ name, attributes }: Block): readonly Path[] => {
    const variation = blockStyleOf(attributes)
    return [...(variation === undefined ? [] : [['blocks', name, 'variations', variation]]), ['blocks', name]]
  }

  /** The text color of the block itself, or of an element in it: `['elements', 'link']`. */
  const text = (block: Block, element: Path = []): Paint | null =>
    (element.length === 0
      ? own(block, 'textColor', ['color', 'text'])
      : own(block, '', [...element, 'color', 'text'])) ??
    at(...placesOf(block).map((path) => [...path, ...element, 'color', 'text']))

  const ground = (block: Block): Paint | null => {
    const told = ownGradient(block) ?? own(block, 'backgroundColor', ['color', 'background'])
    if (told !== null) return told
    for (const path of placesOf(block)) {
      const found = gradient([...path, 'color', 'gradient']) ?? at([...path, 'color', 'background'])
      if (found !== null) return found
    }
    return null
  }

  /**
   * The darkest and the lightest possible background of a cover: black and white if nothing covers its picture; null for one that is
   * unknown.
   */
  const cover = ({ attributes }: Block): readonly (string | null)[] => {
    const { dimRatio = 100, url, useFeaturedImage, overlayColor, customOverlayColor } = attributes
    if (says(attributes['gradient']) || says(attributes['customGradient'])) return [null]
    const over = says(overlayColor)
      ? value(`var:preset|color|${String(overlayColor)}`)
      : says(customOverlayColor)
        ? value(customOverlayColor)
        : '#000000'
    const share = Math.min(100, Math.max(0, Number(dimRatio) || 0)) / 100
    if (over === null) return [null]
    if (share === 1) return [over]
    return url === undefined && useFeaturedImage !== true
      ? [null]
      : [mix('#000000', over, share), mix('#ffffff', over, share)]
  }

  const named = (slug: unknown): Paint | null =>
    typeof slug === 'string' && slug !== '' ? { color: value(`var:preset|color|${slug}`), own: true } : null

  const literal = (color: unknown): Paint | null => (says(color) ? { color: value(color), own: true } : null)

  return { at, gradient, ownGradient, text, ground, cover, named, literal }
}

export type Painter = ReturnType<typeof painter>

const inGradient = (gradient: Gradient | null, own: boolean): Paint => {
  const color = gradient && plainColor(gradient)
  return gradient === null || color !== null ? { color, own } : { color, own, along: colorsAlong(gradient) }
}

/** Values that inherit from the surroundings, or draw nothing. */
const silent: ReadonlySet<string> = new Set(['', 'inherit', 'currentcolor', 'transparent', 'unset', 'initial'])
