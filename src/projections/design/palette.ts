/** The palette screen: the palettes offered, each with the colors of a small page, and the one in use (docs/spec/design.md). */
import { buttonOf } from '../../catalogue/palettes/button-of'
import { isDarkPalette } from '../../catalogue/palettes/dark'
import { footerOf } from '../../catalogue/palettes/footer-colors'
import { colourOf, type Palette } from '../../catalogue/palettes/palette'
import { curatedPalettes, lightPalettes, palettes } from '../../catalogue/palettes/palettes'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { mayWriteCss } from './styles-of'
import { isPaletteActive } from './styles/active'
import { palettesFor } from './styles/choices'
import { themeStyles } from './theme-styles'
import { hasOwnColours } from './colours'
import { paletteSuggestion } from './suggestion'

export type PaletteItem = {
  readonly title: string
  readonly ground: string
  /** The second ground, of tinted sections. */
  readonly soft: string
  readonly footer: string
  readonly text: string
  /** A filled button and its label. */
  readonly button: string
  readonly label: string
}

/** The suggested palettes, else the curated ones. */
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

/** Title of the palette in use: the chosen one, else the one that matches the store's own colours; null if they match none. */
export const activePalette = memo(
  (state: State): string | null => {
    const { design } = state.designing
    if (hasOwnColours(state)) return null
    return (
      design?.palette ??
      (design && palettes.find((palette) => isPaletteActive(design.own, palette, themeStyles(state)))?.title) ??
      null
    )
  },
  (state) => [state.designing.design?.palette, state.designing.design?.own, hasOwnColours(state), themeStyles(state)],
)

/** Whether dark palettes are withheld: WordPress would drop the CSS without which a dark shop's fields cannot be read. */
export const withholdsDark = (state: State): boolean => !mayWriteCss(state)

/** The same item objects each time, so that they are not drawn again. A dark palette in use stays. */
const itemsOf = (list: readonly Palette[], state: State): readonly PaletteItem[] =>
  list.flatMap((palette) =>
    mayWriteCss(state) || !isDarkPalette(palette) || palette.title === state.designing.design?.palette
      ? (items.get(palette.title) ?? [])
      : [],
  )

const itemOf = (palette: Palette): PaletteItem => ({
  title: palette.title,
  ground: colourOf(palette, 'background'),
  soft: colourOf(palette, 'tertiary'),
  footer: footerOf(palette).ground,
  text: colourOf(palette, 'foreground'),
  ...buttonOf(palette),
})

const items: ReadonlyMap<string, PaletteItem> = new Map(palettes.map((palette) => [palette.title, itemOf(palette)]))
