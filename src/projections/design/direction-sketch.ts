/** What is known of the pages of directions before they are drawn: colors and letters first, then the words and goods that are written for them. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { buttonOf, colorOf } from '../../catalogue/palettes/palette'
import { paletteTitled } from '../../catalogue/palettes/palettes'
import type { Look } from '../../catalogue/wizard/looks'
import { inStyleOf } from '../../catalogue/wizard/drawn-pictures'
import { plainText } from '../../markup/inline'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { nameSoFar } from '../wizard'
import { directions, type Direction } from './directions'
import { goodsIn, type Good } from './goods'
import { branch } from './styles/tree'

export type Sketch = {
  readonly look: Look
  readonly colors: { readonly ground: string; readonly text: string; readonly button: string }
  /** The headings' font as CSS; null for the theme's own. */
  readonly font: { readonly family: string; readonly weight: string } | null
  readonly name: string
  /** Null until the page's words are written. */
  readonly headline: string | null
  /** Address of the first good's picture; null until it is found. */
  readonly picture: string | null
  readonly goods: readonly Good[]
}

/** In the order of the directions. */
export const sketches = memo(
  (state: State): readonly Sketch[] =>
    directions(state).map((direction) => {
      const { look, palette, fonts } = direction
      const [first] = state.content.goods
      return {
        look,
        colors: colorsOf(palette),
        font: headingFont(fonts),
        name: nameSoFar(state),
        headline: headlineOf(direction),
        picture: first === undefined ? null : inStyleOf(first.picture, look),
        goods: goodsIn(state, direction),
      }
    }),
  (state) => [directions(state), state.content.goods, state.store?.use?.products, nameSoFar(state)],
)

const colorsOf = (title: string): Sketch['colors'] => {
  const palette = paletteTitled(title)
  return palette === undefined
    ? { ground: '#ffffff', text: '#1e1e1e', button: '#1e1e1e' }
    : {
        ground: colorOf(palette, 'background'),
        text: colorOf(palette, 'foreground'),
        button: buttonOf(palette).button,
      }
}

const headingFont = (title: string | null): Sketch['font'] => {
  const pairing = pairingTitled(title)
  const { fontFamily, fontWeight = '400' } = branch(pairing?.styles, 'elements', 'heading', 'typography')
  const family = pairing?.settings.typography.fontFamilies.theme.find(
    ({ slug }) => typeof fontFamily === 'string' && fontFamily.includes(`--${slug})`),
  )
  return family === undefined ? null : { family: family.fontFamily, weight: String(fontWeight) }
}

const headlineOf = ({ taking }: Direction): string | null => {
  const sections = taking('page').choices.flatMap((choice) =>
    choice.type === 'HomeTemplateChosen' ? choice.sections : [],
  )
  const heading = sections.map(({ content }) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(content)?.[1]).find(Boolean)
  return heading === undefined ? null : plainText(heading)
}
