/** The global styles that the design at hand asks for. */
import { pairingTitled } from '../catalogue/font-pairings'
import { paletteTitled } from '../catalogue/palettes'
import type { GlobalStyles } from '../catalogue/theme-json'
import type { State } from '../reducers'
import type { Design } from '../reducers/design'
import { memo } from './memo'
import { themeStyles } from './theme-styles'
import { designerStyles } from './styles/designer-styles'

/** The store's own global styles, with the chosen palette, own colours and fonts over them; its very own while nothing is chosen. */
export const stylesOf = memo(
  (state: State): GlobalStyles => stylesWith(state.designing.design, state),
  (state) => {
    const { design } = state.designing
    return [design?.own, design?.palette, design?.colours, design?.fonts, state.fonts.installed, themeStyles(state)]
  },
)

/** The same for a design that need not be the one at hand. */
export const stylesFor = (design: Design, state: State): GlobalStyles =>
  design === state.designing.design ? stylesOf(state) : stylesWith(design, state)

const stylesWith = (design: Design | null, state: State): GlobalStyles => {
  if (design === null) return { settings: {}, styles: {} }
  const { own, palette, colours, fonts: pairing } = design
  return designerStyles(
    paletteTitled(palette),
    pairingTitled(pairing),
    state.fonts.installed,
    own,
    colours,
    themeStyles(state),
  )
}
