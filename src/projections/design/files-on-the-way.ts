/** Files of fonts that are chosen and not in the store yet. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { State } from '../../reducers'
import { missingFonts } from '../../reducers/design/pairing-fonts'
import { fontFaceCss } from './styles/font-faces'

/** Until Save installs the chosen fonts, they are drawn from the collection's files. */
export const filesOnTheWay = ({ designing: { design }, fonts }: State): string => {
  const chosen = missingFonts(pairingTitled(design?.fonts ?? null), fonts)
  return fontFaceCss({ typography: { fontFamilies: { chosen: chosen.map(({ faces }) => ({ fontFace: faces })) } } }, '')
}
