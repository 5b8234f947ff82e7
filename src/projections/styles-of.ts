/** The global styles that the design at hand asks for. */
import { pairingTitled } from '../catalogue/font-pairings'
import { paletteTitled } from '../catalogue/palettes'
import type { GlobalStyles } from '../catalogue/theme-json'
import type { State } from '../reducers'
import { memo } from './memo'
import { designerStyles } from './styles/designer-styles'

/** The store's own global styles, with the chosen palette and fonts over them. */
export const stylesOf = memo(
  ({ designing: { server, design }, fonts }: State): GlobalStyles => {
    const own = { settings: server?.styles.settings ?? {}, styles: server?.styles.styles ?? {} }
    if (design === null || (design.palette === null && design.fonts === null)) return own
    return designerStyles(paletteTitled(design.palette), pairingTitled(design.fonts), fonts.installed, own)
  },
  ({ designing: { server, design }, fonts }) => [server, design?.palette, design?.fonts, fonts.installed],
)
