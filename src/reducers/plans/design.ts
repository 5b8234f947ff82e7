/** The designer's calls: what it reads from the store, and what it uploads before Save. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import { fact, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import type { Recorded } from '../../events/log'
import { parsePath } from '../../events/route-path'
import { again, anew, atOnce, inTurn, retried, these, type CallBook, type CallRules } from '../calls'
import { isRevealed } from '../design/canvas'
import { missingFonts } from '../design/fonts'
import { searchRequest } from '../design/photographs'
import { isReadForsaken, productRequests } from '../design/product-lists'
import { isWordsForsaken } from '../design/section-words'
import { uploadRequests } from '../design/uploading'
import { designRead, editorSettingsRead } from '../set-up/page-drafts'
import type { State } from '../state'
import { offersCollection } from '../store'

export const designing = (state: State): readonly RequestEvent[] => {
  const { calls, tour } = state
  return atOnce(calls, [
    designRead(state),
    editorSettingsRead(state),
    ...(needsPatterns(state) ? [fact('PatternsReadRequested')] : []),
    ...(usesCollection(state) ? [fact('FontCollectionReadRequested')] : []),
    // Read once per session; after a refusal there is no tour.
    ...(tour.stage === 'unknown' ? [fact('TourReadRequested')] : []),
    ...uploadRequests(state),
    ...photographSearch(state),
    ...productRequests(state),
  ]).next
}

/** What the directions of a quick start are drawn with, also when they are opened again. */
export const directionReads = (state: State): readonly RequestEvent[] =>
  state.setUp.stage === 'done'
    ? atOnce(state.calls, [
        editorSettingsRead(state),
        fact('PatternsReadRequested'),
        ...(usesCollection(state) ? [fact('FontCollectionReadRequested')] : []),
      ]).next
    : []

/**
 * The page is drawn without patterns, and theirs is the store's slowest response. Screens that list patterns do not wait for the page.
 */
const needsPatterns = (state: State): boolean =>
  isRevealed(state) || ['directions', 'header', 'homepage', 'footer'].includes(screenOf(state))

/**
 * Whether the font collection is needed. The typography screen offers its fonts even before they are installed, and a chosen pairing is
 * drawn with them until Save.
 */
const usesCollection = (state: State): boolean =>
  offersCollection(state) &&
  (['directions', 'typography'].includes(screenOf(state)) ||
    missingFonts(pairingTitled(state.designing.design?.fonts ?? null), state.fonts).length > 0)

/** The first part of the address within the designer, which names its screen. */
const screenOf = ({ route }: State): string => parsePath(route.path).sub[0] ?? ''

/**
 * Requests more patterns last, and nothing waits for them: the response is slow if the store cannot reach the library. The server calls
 * another host, so without consent they are not requested at all (B-18).
 */
export const morePatterns = ({ calls, features }: State): readonly RequestEvent[] =>
  features.patternLibrary === true || !features.tracking
    ? []
    : atOnce(calls, [fact('PatternLibraryReadRequested')]).next

/** Records in the store that the tour is over, even if the merchant has moved to another screen. */
export const hidingTour = ({ calls, tour }: State): readonly RequestEvent[] =>
  tour.stage === 'over' ? atOnce(calls, [fact('TourHidingRequested')]).next : []

/** The requests of a search. The consent is stored first. */
const photographSearch = (state: State): readonly RequestEvent[] => {
  const request = searchRequest(state.photographs)
  return request === null ? [] : inTurn(state.calls, [fact('PhotographConsentRequested'), request]).next
}

/** The merchant may ask for the same thing again. None of these calls is made unless it was asked for. */
const askAgain = (calls: CallBook): CallBook =>
  again(calls, these('MediaUpload', 'PictureUpload', 'PhotographImport', 'SectionWords'))

/** A draft keeps the design that it began with. */
const readOnEntry = (calls: CallBook, { event }: Recorded<FlowEvent>, state: State): CallBook =>
  isEntering(event, state) && !isDraft(state) ? again(calls, these('DesignRead', 'PatternsRead')) : calls

const isDraft = ({ designing }: State) => designing.design !== designing.saved

const isEntering = (event: FlowEvent, { route }: State): boolean =>
  parsePath(route.path).step !== 'assembler-hub' &&
  (event.type === 'PathVisited' || event.type === 'ScreenOpened'
    ? parsePath(event.path).step === 'assembler-hub'
    : true)

export const rules: CallRules = {
  after: {
    // Only from now on does the library's list include the installed patterns.
    PatternsInstalled: (calls, { seq }) => anew(calls, these('PatternsRead'), seq),
    LogoFileChosen: askAgain,
    PictureFileChosen: askAgain,
    NewWordsChosen: askAgain,
    PhotographChosen: askAgain,
    PhotographSharingAgreed: (calls) => again(calls, these('PhotographConsent')),
    PhotographsSearched: (calls) => again(retried(calls, these('PhotographConsent')), these('PhotographSearch')),
    // The products may have been edited in another tab.
    ProductListOpened: (calls) => again(calls, these('ProductsRead', 'ProductCategoriesRead')),
    LinkPlacesSearched: (calls) => again(calls, these('ProductsRead')),
    PathVisited: readOnEntry,
    ScreenOpened: readOnEntry,
    StoreDesignerChosen: readOnEntry,
    CustomizingChosen: readOnEntry,
    DesignWithAiChosen: readOnEntry,
  },
  forsakes: (state, request) => isWordsForsaken(state, request) || isReadForsaken(state, request),
}
