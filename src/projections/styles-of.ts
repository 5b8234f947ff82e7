/** The global styles that the design at hand asks for. */
import { pairingTitled } from '../catalogue/font-pairings'
import { paletteTitled } from '../catalogue/palettes'
import type { GlobalStyles } from '../catalogue/theme-json'
import type { State } from '../reducers'
import { memo } from './memo'
import { designerStyles } from './styles/designer-styles'

/** The store's own global styles, with the chosen palette, own colours and fonts over them; its very own while nothing is chosen. */
export const stylesOf = memo(
  ({ designing: { server, design }, fonts }: State): GlobalStyles => {
    const own = { settings: server?.styles.settings ?? {}, styles: server?.styles.styles ?? {} }
    if (design === null) return own
    const { palette, colours, fonts: pairing } = design
    return designerStyles(paletteTitled(palette), pairingTitled(pairing), fonts.installed, own, colours)
  },
  ({ designing: { server, design }, fonts }) => [
    server,
    design?.palette,
    design?.colours,
    design?.fonts,
    fonts.installed,
  ],
)
