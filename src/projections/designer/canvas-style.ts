/** The style sheet of the canvas: theme, palette and fonts in one text, so that a choice changes text and no block. */
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stylesOf } from '../styles-of'
import { canvasCss } from '../styles/canvas-css'
import { themeStyles } from '../theme-styles'
import { themeUrl } from './page'

/** @param blockTypes what the editor has registered; their selectors are part of the sheet */
export const canvasStyle = (blockTypes: readonly unknown[]): ((state: State) => string) =>
  memo(
    (state) => canvasCss({ base: themeStyles(state), user: stylesOf(state), blockTypes, themeUrl: themeUrl(state) }),
    (state) => [themeStyles(state), stylesOf(state), themeUrl(state)],
  )
