/** Marks reads as stale that were open while the store was written: they may show the old state, and are repeated. */
import type { FlowEvent } from '../../events'
import type { CallBook } from './call-book'
import { outdated, stale, these } from './calls-outdated'
import type { State } from '../state'

export const designLook = these('DesignRead')
export const anyLook = these('DesignRead', 'BaselineRead')
const baselineLook = these('BaselineRead')

export const withoutOldLooks = (calls: CallBook, { type }: FlowEvent, { setUp }: State): CallBook => {
  switch (type) {
    // A design read for a restore, or by a page that lagged behind, is of the previous theme.
    case 'ThemeActivated':
      return stale(setUp.stage === 'founding' ? outdated(calls, designLook) : calls, baselineLook)
    case 'EntitySaved':
      return stale(calls, anyLook)
    case 'ProductsCreated':
    case 'AiProductsProposed':
    case 'AiProductUpdated':
    case 'FontFamilyInstalled':
    case 'FrontPageSet':
    case 'TrackingEnabled':
    case 'SuggestionsSaved':
      return stale(calls, baselineLook)
    default:
      return calls
  }
}
