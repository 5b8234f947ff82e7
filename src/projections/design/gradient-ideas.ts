/** Ready gradients for a ground, made of the palette's colours: two quiet ones that text stays legible on, two strong ones. */
import { colourOf, type Role } from '../../catalogue/palettes/palette'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import { mix, normalHex } from '../../colour/colour'
import { gradientCss } from '../../colour/gradient'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { effectiveColours } from './styles/effective-colours'
import { merged } from './styles/tree'
import { themeStyles } from './theme-styles'

/** From the palette as it is in the catalogue, so that they stay the same while custom colours change. */
export const gradientIdeas = memo(
  (state: State): readonly string[] => {
    const colours = coloursUnder(state)
    if (colours === null) return []
    const [page, tint, primary, secondary] = colours
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
        { colour: from, at: 0 },
        { colour: to, at: 100 },
      ],
    }),
  })
const toBottom = idea(180)
const aslant = idea(135)

const coloursUnder = (state: State): readonly [string, string, string, string] | null => {
  const { design } = state.designing
  if (design === null) return null
  const palette = paletteTitled(design.palette)
  if (palette !== undefined) {
    const at = (role: Role) => normalHex(colourOf(palette, role))
    return [at('background'), at('tertiary'), at('primary'), at('secondary')]
  }
  const theme = themeStyles(state)
  const { background, buttonBackground, links } = effectiveColours({
    settings: merged(theme.settings, design.own.settings),
    styles: merged(theme.styles, design.own.styles),
  })
  if (background === null || buttonBackground === null) return null
  return [background, mix(background, buttonBackground, 0.12), buttonBackground, links ?? buttonBackground]
}
