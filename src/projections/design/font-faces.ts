/** Files of the fonts that previews are drawn in, as CSS: the theme's, the installed ones, and those of the collection. */
import type { FontFamily } from '../../events/design/fonts'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { fontFaceCss } from './styles/font-faces'
import { branch } from './styles/tree'
import { themeStyles } from './theme-styles'
import { themeFiles, themeUrl } from './page'

export const previewFontsCss = memo(
  (state: State): string => {
    const { theme } = branch(themeStyles(state).settings, 'typography', 'fontFamilies')
    const fontFamilies = {
      theme,
      installed: listed(state.fonts.installed),
      offered: listed(state.fonts.collection ?? []),
    }
    return fontFaceCss({ typography: { fontFamilies } }, themeUrl(state), themeFiles(state))
  },
  (state) => [themeStyles(state), state.fonts.installed, state.fonts.collection, themeUrl(state), themeFiles(state)],
)

const listed = (families: readonly FontFamily[]) => families.map(({ faces }) => ({ fontFace: faces }))
