/** The palette screen: the palettes offered, each as two dots on its background, and the one in use (docs/spec/design.md). */
import { normalHex } from '../../colour/colour'
import { colourOf, type Palette } from '../../catalogue/palettes/palette'
import { curatedPalettes, lightPalettes, palettes } from '../../catalogue/palettes/palettes'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isPaletteActive } from './styles/active'
import { palettesFor } from './styles/choices'
import { themeStyles } from './theme-styles'
import { hasOwnColours } from './colours'
import { paletteSuggestion } from './suggestion'

export type PaletteItem = {
  readonly title: string
  readonly background: string
  /** The first two colours that differ from the background and from each other. */
  readonly dots: readonly string[]
}

/** The suggested palettes, else the curated ones. */
export const paletteItems = memo(
  (state: State): readonly PaletteItem[] => itemsOf(palettesFor(paletteSuggestion(state))),
  (state) => [paletteSuggestion(state)],
)

/** The curated palettes that are not offered already. */
export const morePalettes = memo(
  (state: State): readonly PaletteItem[] => {
    const offered = palettesFor(paletteSuggestion(state))
    return itemsOf(curatedPalettes.filter((palette) => !offered.includes(palette)))
  },
  (state) => [paletteSuggestion(state)],
)

/** The light palettes that are not offered already. */
export const lightItems = memo(
  (state: State): readonly PaletteItem[] => {
    const offered = palettesFor(paletteSuggestion(state))
    return itemsOf(lightPalettes.filter((palette) => !offered.includes(palette)))
  },
  (state) => [paletteSuggestion(state)],
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

/** The same item objects each time, so that they are not drawn again. */
const itemsOf = (list: readonly Palette[]): readonly PaletteItem[] =>
  list.flatMap(({ title }) => items.get(title) ?? [])

const itemOf = (palette: Palette): PaletteItem => {
  const background = colourOf(palette, 'background')
  const others = palette.settings.color.palette.theme
    .map(({ color }) => color)
    .filter((color) => normalHex(color) !== normalHex(background))
  const distinct = others.filter(
    (color, index) => others.findIndex((each) => normalHex(each) === normalHex(color)) === index,
  )
  return { title: palette.title, background, dots: distinct.slice(0, 2) }
}

const items: ReadonlyMap<string, PaletteItem> = new Map(palettes.map((palette) => [palette.title, itemOf(palette)]))
