/** Whether a reading of the store shows nothing new. */
import { isEqual } from 'es-toolkit'
import type { ServerDesign } from './design'

/** Whether everything the document derives from is unchanged: its history then stays. */
export const isAsKnown = (
  known: ServerDesign | null,
  { theme, home, header, footer, styles, site }: ServerDesign,
): boolean =>
  known !== null &&
  known.theme === theme &&
  known.home.content === home.content &&
  known.header?.content === header?.content &&
  known.footer?.content === footer?.content &&
  isEqual([known.styles, known.site], [styles, { ...site, identity: known.site.identity }])
