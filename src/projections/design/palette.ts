/** The palette screen: the palettes offered, each with the colors of a small page, and the one in use (docs/spec/design.md). */
import { isDarkPalette } from '../../catalogue/palettes/suggested-palettes'
import { footerOf } from '../../catalogue/palettes/footer-colors'
import { buttonOf, colorOf, roles, type Palette } from '../../catalogue/palettes/palette'
import { curatedPalettes, lightPalettes, palettes, paletteTitled } from '../../catalogue/palettes/palettes'
import { rgbOf } from '../../color'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { hasOwnColors } from './colors'
import type { LogoColors } from './contrast/surroundings'
import { mayWriteCss, themeStyles } from './styles-of'
import { isPaletteActive, palettesFor } from './styles/active'
import { paletteSuggestion } from './suggestion'

export type PaletteItem = {
  readonly title: string
  readonly ground: string
  /** The second background, for tinted sections. */
  readonly soft: string
  readonly footer: string
  readonly text: string
  /** A filled button and its label. */
  readonly button: string
  readonly label: string
}

/** The suggested palettes, or else the curated ones. */
export const paletteItems = memo(
  (state: State): readonly PaletteItem[] => itemsOf(palettesFor(paletteSuggestion(state)), state),
  (state) => [paletteSuggestion(state), mayWriteCss(state), mayWriteCss(state) || state.designing.design?.palette],
)

/** The curated palettes that are not offered already. */
export const morePalettes = memo(
  (state: State): readonly PaletteItem[] => {
    const offered = palettesFor(paletteSuggestion(state))
    return itemsOf(
      curatedPalettes.filter((palette) => !offered.includes(palette)),
      state,
    )
  },
  (state) => [paletteSuggestion(state), mayWriteCss(state), mayWriteCss(state) || state.designing.design?.palette],
)

/** The light palettes that are not offered already. */
export const lightItems = memo(
  (state: State): readonly PaletteItem[] => {
    const offered = palettesFor(paletteSuggestion(state))
    return itemsOf(
      lightPalettes.filter((palette) => !offered.includes(palette)),
      state,
    )
  },
  (state) => [paletteSuggestion(state), mayWriteCss(state), mayWriteCss(state) || state.designing.design?.palette],
)

/**
 * Title of the current palette: the chosen one, or else the one that matches the store's own colors; null if none matches.
 */
export const activePalette = memo(
  (state: State): string | null => {
    const { design } = state.designing
    if (hasOwnColors(state)) return null
    return (
      design?.palette ??
      (design && palettes.find((palette) => isPaletteActive(design.own, palette, themeStyles(state)))?.title) ??
      null
    )
  },
  (state) => [state.designing.design?.palette, state.designing.design?.own, hasOwnColors(state), themeStyles(state)],
)

/** Whether dark palettes are withheld: WordPress would drop the CSS that makes the fields of a dark shop legible. */
export const withholdsDark = (state: State): boolean => !mayWriteCss(state)

/** Returns the same item objects each time, so that React does not draw them again. A dark palette in use stays. */
const itemsOf = (list: readonly Palette[], state: State): readonly PaletteItem[] =>
  list.flatMap((palette) =>
    mayWriteCss(state) || !isDarkPalette(palette) || palette.title === state.designing.design?.palette
      ? (items.get(palette.title) ?? [])
      : [],
  )

const itemOf = (palette: Palette): PaletteItem => ({
  title: palette.title,
  ground: colorOf(palette, 'background'),
  soft: colorOf(palette, 'tertiary'),
  footer: footerOf(palette).ground,
  text: colorOf(palette, 'foreground'),
  ...buttonOf(palette),
})

const items: ReadonlyMap<string, PaletteItem> = new Map(palettes.map((palette) => [palette.title, itemOf(palette)]))

/** Maximum number of palettes that are offered for a logo. */
const most = 3

/** A color whose channels differ by less than this is a gray, which suits every palette. */
const leastColorful = 48

/**
 * The palettes that suit a logo, because they have a color like its main color (B-05), the nearest first; none for a logo in grays.
 */
export const palettesLike = (colors: LogoColors, items: readonly PaletteItem[]): readonly PaletteItem[] => {
  const [main] = colors.filter(isColorful).toSorted((one, other) => other.share - one.share)
  if (main === undefined) return []
  const far = (item: PaletteItem) => {
    const palette = paletteTitled(item.title)
    return palette === undefined
      ? Infinity
      : Math.min(...roles.map((role) => distance(main.color, colorOf(palette, role))))
  }
  return [...items].sort((one, other) => far(one) - far(other)).slice(0, most)
}

const isColorful = ({ color }: LogoColors[number]): boolean => {
  const channels = rgbOf(color)
  return Math.max(...channels) - Math.min(...channels) >= leastColorful
}

/** The difference of two colors, roughly as people see it: https://www.compuphase.com/cmetric.htm */
const distance = (one: string, other: string): number => {
  const [red, green, blue] = rgbOf(one)
  const [otherRed, otherGreen, otherBlue] = rgbOf(other)
  const mean = (red + otherRed) / 2
  return Math.hypot(
    Math.sqrt(2 + mean / 256) * (red - otherRed),
    2 * (green - otherGreen),
    Math.sqrt(2 + (255 - mean) / 256) * (blue - otherBlue),
  )
}
