/** The styles that the page is drawn in: the theme's, with the merchant's over them. */
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesOf } from './styles-of'
import { merged } from './styles/tree'
import { themeStyles } from './theme-styles'

export const stylesNow = memo(
  (state: State): GlobalStyles => {
    const [base, user] = [themeStyles(state), stylesOf(state)]
    return { settings: merged(base.settings, user.settings), styles: merged(base.styles, user.styles) }
  },
  (state) => [themeStyles(state), stylesOf(state)],
)
