/** The style sheet of the canvas: theme, palette and fonts in one text, so that a choice changes only this text, not the blocks. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { State } from '../../reducers'
import { missingFonts } from '../../reducers/design/pairing-fonts'
import { memo } from '../memo'
import { stylesKept, stylesOf } from './styles-of'
import { canvasCss } from './styles/canvas-css'
import { fontFaceCss } from './styles/font-faces'
import { themeStyles } from './theme-styles'
import { themeFiles, themeUrl } from './page'

/** @param blockTypes what the editor has registered; their selectors are part of the sheet */
export const canvasStyle = (blockTypes: readonly unknown[]): ((state: State) => string) =>
  memo(
    (state) =>
      filesOnTheWay(state) +
      canvasCss({
        base: themeStyles(state),
        user: stylesOf(state),
        blockTypes,
        themeUrl: themeUrl(state),
        themeFiles: themeFiles(state),
      }),
    (state) => [themeStyles(state), stylesOf(state), themeUrl(state), themeFiles(state), state.fonts],
    stylesKept,
  )

/** Until Save installs the chosen fonts, they are drawn from the collection's files. */
export const filesOnTheWay = ({ designing: { design }, fonts }: State): string => {
  const chosen = missingFonts(pairingTitled(design?.fonts ?? null), fonts)
  return fontFaceCss({ typography: { fontFamilies: { chosen: chosen.map(({ faces }) => ({ fontFace: faces })) } } }, '')
}
