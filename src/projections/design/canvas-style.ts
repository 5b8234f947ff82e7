/** The style sheets of the canvas: theme, palette and fonts, so that a choice changes only the text of one of them, not the blocks. */
import type { State } from '../../reducers'
import { memo } from '../memo'
import { filesOnTheWay } from './files-on-the-way'
import { stylesKept, stylesOf } from './styles-of'
import { canvasCss } from './styles/canvas-css'
import { themeStyles } from './theme-styles'
import { themeFiles, themeUrl } from './page'

/** @param blockTypes what the editor has registered; their selectors are part of the sheets */
export const canvasStyle = (blockTypes: readonly unknown[]): ((state: State) => readonly string[]) =>
  memo(
    (state) => {
      const [fonts = '', ...sheets] = canvasCss({
        base: themeStyles(state),
        user: stylesOf(state),
        blockTypes,
        themeUrl: themeUrl(state),
        themeFiles: themeFiles(state),
      })
      return [filesOnTheWay(state) + fonts, ...sheets]
    },
    (state) => [themeStyles(state), stylesOf(state), themeUrl(state), themeFiles(state), state.fonts],
    stylesKept,
  )
