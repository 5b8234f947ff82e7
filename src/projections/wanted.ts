/** The requests that are due on each screen, in order. All orchestration is here, as data; each effect performs one kind of call. */
import { pairingTitled } from '../catalogue/fonts/font-pairings'
import { fact } from '../events'
import type { RequestEvent } from '../events/calls/phase'
import { afterAi, recipeKinds } from '../reducers/set-up/assembly'
import { designRead, editorSettingsRead, isDraftSetUp, publishing } from '../reducers/set-up/draft'
import { foundations } from '../reducers/set-up/foundations'
import { atOnce, inTurn, together } from '../reducers/shell/jobs'
import { moreAt } from '../reducers/shell/leave-loader'
import { moreJob } from '../reducers/tracking/more'
import { missingFonts } from '../reducers/design/pairing-fonts'
import type { State } from '../reducers'
import { parsePath, paths } from '../events/shell/route-path'
import { readsDesign } from './intro/banner'
import { offersCollection } from './design/fonts'
import { restoreWork } from './restoring/restore-work'
import { saving, targetOf, unsavedTargets } from './saving/targets'

/** Requests that are due now and have no outcome yet; some may be open already. */
export const wanted = (state: State): readonly RequestEvent[] => {
  if (state.surroundings === null || state.abandoned) return []
  return [
    ...departure(state),
    ...standing(state),
    ...survey(state),
    ...describing(state),
    ...hidingTour(state),
    ...restoreWork(state),
    ...onScreen(state),
  ]
}

const departure = ({ departure: place }: State) =>
  place === null ? [] : [fact('DepartureRequested', { url: place.url })]

/** On every screen: read the store, its features, and the AI's status. */
const standing = ({ calls, features, surroundings }: State) =>
  atOnce(calls, [
    fact('StoreReadRequested'),
    fact('FeaturesReadRequested'),
    ...(features.flowType === null && surroundings !== null
      ? [fact('AiStatusReadRequested', { provider: surroundings.aiProvider })]
      : []),
  ]).next

/** Stores that the tour is over, on whichever screen the merchant is by then. */
const hidingTour = ({ calls, tour }: State) =>
  tour.stage === 'over' ? atOnce(calls, [fact('TourHidingRequested')]).next : []

/** Stores that the survey was answered, on whichever screen the merchant is by then. */
const survey = ({ calls, closing }: State) =>
  closing.survey === 'sent' ? atOnce(calls, [fact('SurveyCompletionRequested')]).next : []

/** Saves the description while the merchant answers the next question. */
const describing = ({ calls, wizard: { description } }: State) =>
  description === ''
    ? []
    : inTurn(calls, [fact('BaselineReadRequested'), fact('DescriptionSaveRequested', { text: description })]).next

const onScreen = (state: State): readonly RequestEvent[] => {
  switch (parsePath(state.route.path).step) {
    case 'design':
      return onLoader(state)
    case 'assembler-hub':
      return inDesigner(state)
    case 'transitional':
      return atOnce(state.calls, [fact('ClosingReadRequested')]).next
    // Sends nothing more after going back to a question, whose answer may change; open requests still complete.
    case 'design-with-ai':
      return state.route.path === paths.generating ? onLoader(state) : []
    case 'intro':
      return readsDesign(state) ? atOnce(state.calls, [designRead(state)]).next : []
  }
}

const onLoader = (state: State): readonly RequestEvent[] => {
  const { calls } = state
  if (state.optIn.stage === 'running' && moreAt(state.route.path) !== null) return moreJob(state.optIn.what, state).next
  switch (state.setUp.stage) {
    case 'founding':
      return foundations(state).next
    case 'assembling':
      return together([atOnce(calls, recipeTargets(state)), afterAi(state), editor(state)]).next
    default:
      return []
  }
}

/** Only Save writes a draft. */
const recipeTargets = (state: State) =>
  (isDraftSetUp(state) ? [] : recipeKinds(state)).flatMap((kind) => {
    const target = targetOf(kind, state)
    return target === null ? [] : [saving(target, state)]
  })

const inDesigner = (state: State): readonly RequestEvent[] => {
  const { calls } = state
  const reads = atOnce(calls, [designRead(state), fact('PatternsReadRequested')])
  return [
    ...reads.next,
    ...editor(state).next,
    ...fontOffer(state),
    ...offeringTour(state),
    ...upload(state),
    ...save(state),
    ...morePatterns(state),
  ]
}

/** The typography screen offers the collection's fonts, even if none of them is installed yet. */
const fontOffer = (state: State) => {
  const { calls, fonts, route } = state
  const isDue = parsePath(route.path).sub[0] === 'typography' && fonts.collection === null && offersCollection(state)
  return isDue ? atOnce(calls, [fact('FontCollectionReadRequested')]).next : []
}

/** Requested last, and nothing waits for it: the response is slow where the store cannot reach the library. */
const morePatterns = ({ calls, features }: State) =>
  features.patternLibrary === true ? [] : atOnce(calls, [fact('PatternLibraryReadRequested')]).next

/** Requested once per session; after a refusal there is no tour. */
const offeringTour = ({ calls, tour }: State) =>
  tour.stage === 'unknown' ? atOnce(calls, [fact('TourReadRequested')]).next : []

const upload = ({ calls, logoUpload: { file } }: State) =>
  file === null ? [] : atOnce(calls, [fact('MediaUploadRequested', file)]).next

const editor = (state: State) => atOnce(state.calls, [editorSettingsRead(state)])

/** The chosen fonts' files, then one entity after another, each at most once per Save; the next Save resumes at the one that failed. Waits for a logo upload that was running. */
const save = (state: State): readonly RequestEvent[] => {
  const { saving: save } = state
  if (save.stage !== 'running' || (save.awaitsLogo && state.logoUpload.file !== null)) return []
  const { server } = state.designing
  return inTurn(state.calls, [
    fact('BaselineReadRequested'),
    ...missingFonts(pairingTitled(save.design?.fonts ?? null), state.fonts).map((family) =>
      fact('FontFamilyInstallRequested', { family }),
    ),
    ...publishing(state),
    ...(save.insists && server !== null ? [fact('ThemeActivationRequested', { theme: server.theme })] : []),
    ...unsavedTargets(state).map((target) => saving(target, state)),
    fact('CompletionMarkRequested', { template: server?.home.id ?? '' }),
  ]).next
}
