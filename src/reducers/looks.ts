/** Looks at the store that were on their way while it was written: they may show it as it was before, and are asked for again. */
import type { FlowEvent } from '../events'
import type { CallBook } from './calls'
import { outdated, stale } from './calls-outdated'
import type { State } from './state'

export const designLook = /^DesignRead/
const baselineLook = /^BaselineRead/
const anyLook = /^(Design|Baseline)Read/

export const withoutOldLooks = (calls: CallBook, { type }: FlowEvent, { setUp }: State): CallBook => {
  switch (type) {
    // A design that was read for the way back, or by a page a moment behind, is of the theme from before.
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
