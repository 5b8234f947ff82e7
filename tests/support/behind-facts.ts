/** A set-up without AI, the designer that it opens, and the work in the background. */
import { fact, type FlowEvent } from '../../src/events'
import { collectionRead, designRead, family, featuresRead, patternsRead, refused, storeRead } from './facts'
import { given, opened, published } from './story'

export const withStore = (...reads: readonly FlowEvent[]) => [
  opened(),
  ...reads,
  featuresRead(),
  fact('DesignWithoutAiChosen'),
]
export const begun = withStore(storeRead())
export const asked = fact('ProductCreationRequested', { known: [] })
export const made = fact('ProductsCreated', { ids: [31, 32] })
export const refusal = fact('ProductCreationRefused', { fault: refused() })
export const savedAll = [fact('SaveChosen'), fact('DesignSaved')]
export const shown = fact('CanvasShown')
export const page = [
  fact('ThemeInstalled', { name: 'TT4' }),
  collectionRead(['inter', 'rubik', 'overpass']),
  fact('FontFamilyInstalled', { family: family('inter'), found: false }),
  patternsRead('header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'),
  designRead({ taskCompleted: false }),
] as const

export const openedIn = (begin: readonly FlowEvent[]): readonly FlowEvent[] => {
  const assembling = [...begin, ...page]
  return [...assembling, ...published(given(...assembling))]
}
/** The designer shows the page, and sample products are requested. */
export const making = [...openedIn(begun), shown, asked]
