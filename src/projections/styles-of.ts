/** The global styles that the design at hand asks for. */
import { pairingTitled } from '../catalogue/font-pairings'
import { paletteTitled } from '../catalogue/palettes'
import type { GlobalStyles } from '../catalogue/theme-json'
import type { State } from '../reducers'
import { memo } from './memo'
import { designerStyles } from './styles/designer-styles'

/** The store's own global styles, with the chosen palette, own colours and fonts over them; its very own while nothing is chosen. */
export const stylesOf = memo(
  ({ designing: { design }, fonts }: State): GlobalStyles => {
    if (design === null) return { settings: {}, styles: {} }
    const { own, palette, colours, fonts: pairing } = design
    return designerStyles(paletteTitled(palette), pairingTitled(pairing), fonts.installed, own, colours)
  },
  ({ designing: { design }, fonts }) => [design?.own, design?.palette, design?.colours, design?.fonts, fonts.installed],
)
