/**
 * The panel for custom colors: each place's current color and gradient, and the reset to the palette (docs/spec/design.md).
 */
import { colorOf, type Role } from '../../catalogue/palettes/palette'
import { palettes, paletteTitled } from '../../catalogue/palettes/palettes'
import type { GlobalStyles } from '../../catalogue/theme-json'
import { gradientCss, mix, normalHex, parseGradient, withStopAdded, type Gradient } from '../../color'
import { fact, type EventOfType } from '../../events'
import type { ColorPlace } from '../../events/design'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesOf, themeStyles } from './styles-of'
import { isPaletteActive } from './styles/active'
import { effectiveColors, effectiveGradients, type EffectiveColors } from './styles/effective-colors'
import { leaf } from './styles/places'
import { branch, merged, withoutShape } from './styles/tree'
import { ownColorsFlag, paletteUnderColors } from './styles/with-palette'

export type { ColorPlace }

/** The colors of all places in the current design. */
export const colors = memo(
  (state: State): EffectiveColors => effectiveColors(stylesNow(state)),
  (state) => [stylesNow(state)],
)

/** The gradients of those places that have one in the current design. */
export const gradients = memo(
  (state: State) => effectiveGradients(stylesNow(state)),
  (state) => [stylesNow(state)],
)

/** Whether there are custom colors, chosen now or on an earlier visit. */
export const hasOwnColors = (state: State): boolean =>
  branch(stylesOf(state).settings, 'color', 'palette')[ownColorsFlag] === true

/** The fact that resets custom colors; null if there are none, or if the palette under them is unknown. */
export const puttingAway = memo(
  (state: State): EventOfType<'OwnColoursReset' | 'PaletteChosen'> | null => {
    const { design } = state.designing
    if (design === null) return null
    const palette = design.palette === null ? paletteUnder(state) : null
    if (palette !== null) return fact('PaletteChosen', { palette })
    return Object.keys(design.colours).length > 0 ? fact('OwnColoursReset') : null
  },
  (state) => [...ownStyles(state), themeStyles(state)],
)

const ownStyles = ({ designing: { design } }: State) => [design?.own, design?.palette, design?.colours]

/**
 * The palette under custom colors of an earlier visit. It is recorded if they changed the palette's list of colors; otherwise the list
 * itself identifies it.
 */
const paletteUnder = memo(
  (state: State) => {
    const styles = state.designing.design?.own
    if (styles === undefined) return null
    const { [ownColorsFlag]: byHand, [paletteUnderColors]: noted } = branch(styles.settings, 'color', 'palette')
    if (byHand !== true) return null
    if (typeof noted === 'string' && paletteTitled(noted)) return noted
    const settings = withoutShape(styles.settings, leaf(['color', 'palette', ownColorsFlag], true))
    return (
      palettes.find((palette) => isPaletteActive({ ...styles, settings }, palette, themeStyles(state)))?.title ?? null
    )
  },
  (state) => [state.designing.design?.own, themeStyles(state)],
)

/** The styles in which the page is drawn: the theme's, overridden by the merchant's. */
export const stylesNow = memo(
  (state: State): GlobalStyles => {
    const [base, user] = [themeStyles(state), stylesOf(state)]
    return { settings: merged(base.settings, user.settings), styles: merged(base.styles, user.styles) }
  },
  (state) => [themeStyles(state), stylesOf(state)],
)

/**
 * Ready-made gradients for a background, in the palette's colors: two subtle ones on which text stays legible, and two strong ones. They
 * use the palette as it is in the catalog, so that they stay the same while custom colors change.
 */
export const gradientIdeas = memo(
  (state: State): readonly string[] => {
    const colors = colorsUnder(state)
    if (colors === null) return []
    const [page, tint, primary, secondary] = colors
    const ideas = [
      toBottom(page, tint),
      aslant(page, mix(page, primary, 0.25)),
      aslant(primary, secondary),
      aslant(secondary, mix(primary, page, 0.4)),
    ]
    return [...new Set(ideas.filter(({ from, to }) => from !== to).map(({ css }) => css))]
  },
  (state) => [state.designing.design?.palette, state.designing.design?.own, themeStyles(state)],
)

type Idea = { readonly from: string; readonly to: string; readonly css: string }

const idea =
  (angle: number) =>
  (from: string, to: string): Idea => ({
    from,
    to,
    css: gradientCss({
      shape: 'linear',
      angle,
      stops: [
        { color: from, at: 0 },
        { color: to, at: 100 },
      ],
    }),
  })
const toBottom = idea(180)
const aslant = idea(135)

const colorsUnder = (state: State): readonly [string, string, string, string] | null => {
  const { design } = state.designing
  if (design === null) return null
  const palette = paletteTitled(design.palette)
  if (palette !== undefined) {
    const at = (role: Role) => normalHex(colorOf(palette, role))
    return [at('background'), at('tertiary'), at('primary'), at('secondary')]
  }
  const theme = themeStyles(state)
  const { background, buttonBackground, links } = effectiveColors({
    settings: merged(theme.settings, design.own.settings),
    styles: merged(theme.styles, design.own.styles),
  })
  if (background === null || buttonBackground === null) return null
  return [background, mix(background, buttonBackground, 0.12), buttonBackground, links ?? buttonBackground]
}

/** The parts of a gradient in CSS; null if the text is not a gradient of opaque colors. */
export const gradientIn: (text: string) => Gradient | null = parseGradient

/** The CSS in the form that facts use; null if the text is not a gradient of opaque colors. */
export const normalGradient = (text: string): string | null => {
  const gradient = parseGradient(text)
  return gradient && gradientCss(gradient)
}

/** A gradient that looks the same, with one more color to change. */
export const withColorAdded = (text: string): string => {
  const gradient = parseGradient(text)
  return gradient === null ? text : gradientCss(withStopAdded(gradient))
}
