/** What the designer asks of the store, and what it brings there before Save. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { atOnce } from '../../reducers/calls'
import { missingFonts } from '../../reducers/design/fonts'
import { uploadRequests } from '../../reducers/design/uploading'
import { designRead, editorSettingsRead } from '../../reducers/set-up/page-drafts'
import { offersCollection } from './fonts'
import { isRevealed } from './page'
import { photographSearch } from './pictures'
import { place } from './place'

export const designing = (state: State): readonly RequestEvent[] => {
  const { calls, tour } = state
  return atOnce(calls, [
    designRead(state),
    editorSettingsRead(state),
    ...(needsPatterns(state) ? [fact('PatternsReadRequested')] : []),
    ...(usesCollection(state) ? [fact('FontCollectionReadRequested')] : []),
    // Once per session; after a refusal there is no tour.
    ...(tour.stage === 'unknown' ? [fact('TourReadRequested')] : []),
    ...uploadRequests(state),
    ...photographSearch(state),
  ]).next
}

/** The page is drawn without them, and their response is the store's slowest; screens that list them don't wait for the page. */
const needsPatterns = (state: State): boolean =>
  isRevealed(state) || ['header', 'homepage', 'footer'].includes(place(state).screen)

/** The typography screen offers the collection's fonts, even if none of them is installed yet; a chosen pair is drawn with them until Save. */
const usesCollection = (state: State): boolean =>
  offersCollection(state) &&
  (parsePath(state.route.path).sub[0] === 'typography' ||
    missingFonts(pairingTitled(state.designing.design?.fonts ?? null), state.fonts).length > 0)

/**
 * Requested last, and nothing waits for it: the response is slow where the store cannot reach the library. The server asks another
 * host, so without consent it is not requested at all (B-18).
 */
export const morePatterns = ({ calls, features }: State): readonly RequestEvent[] =>
  features.patternLibrary === true || !features.tracking
    ? []
    : atOnce(calls, [fact('PatternLibraryReadRequested')]).next

/** That the tour is over, on whichever screen the merchant is by then. */
export const hidingTour = ({ calls, tour }: State): readonly RequestEvent[] =>
  tour.stage === 'over' ? atOnce(calls, [fact('TourHidingRequested')]).next : []
