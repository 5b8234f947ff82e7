/** The palette screen: the palettes offered, drawn as two dots on their background, and the one in use (reference G.5). */
import { normalHex } from '../../catalogue/colour'
import { colourOf, type Palette } from '../../catalogue/palette'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isPaletteActive } from '../styles/active'
import { palettesFor } from '../styles/choices'
import { hasOwnColours } from './colours'

export type PaletteItem = {
  readonly title: string
  readonly background: string
  /** The first two colours that differ from the background and from each other. */
  readonly dots: readonly string[]
}

/** Curated until an AI flow suggests others. */
export const paletteItems: readonly PaletteItem[] = palettesFor(null).map((palette) => itemOf(palette))

/** Title of the palette in use: the chosen one, else the one that the store's own colours are; null for colours of another make. */
export const activePalette = memo(
  (state: State): string | null => {
    const { design } = state.designing
    if (hasOwnColours(state)) return null
    return (
      design?.palette ??
      (design && palettesFor(null).find((palette) => isPaletteActive(design.own, palette))?.title) ??
      null
    )
  },
  (state) => [state.designing.design?.palette, state.designing.design?.own, hasOwnColours(state)],
)

function itemOf(palette: Palette): PaletteItem {
  const background = colourOf(palette, 'background')
  const others = palette.settings.color.palette.theme
    .map(({ color }) => color)
    .filter((color) => normalHex(color) !== normalHex(background))
  const distinct = others.filter(
    (color, index) => others.findIndex((each) => normalHex(each) === normalHex(color)) === index,
  )
  return { title: palette.title, background, dots: distinct.slice(0, 2) }
}
