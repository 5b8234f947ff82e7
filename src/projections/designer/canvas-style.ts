/** The style sheet of the canvas: theme, palette and fonts in one text, so that a choice changes text and no block. */
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesOf } from '../styles-of'
import { canvasCss } from '../styles/canvas-css'
import { branch, parseTree } from '../styles/tree'
import { themeUrl } from './page'

/** @param blockTypes what the editor has registered; their selectors are part of the sheet */
export const canvasStyle = (blockTypes: readonly unknown[]): ((state: State) => string) =>
  memo(
    (state) => canvasCss({ base: themeStyles(state), user: stylesOf(state), blockTypes, themeUrl: themeUrl(state) }),
    (state) => [themeStyles(state), stylesOf(state), themeUrl(state)],
  )

/** The theme's own global styles; the same object as long as the theme is the same. */
export const themeStyles = memo(
  ({ designing: { server } }: State): GlobalStyles => {
    const base = parseTree(server?.base ?? '')
    return { settings: branch(base, 'settings'), styles: branch(base, 'styles') }
  },
  ({ designing: { server } }) => [server?.base],
)
