/**
 * Folds the log into the state: `fold(state, fact)`. Pure and total; a repeated or late fact changes nothing, and one that cannot
 * be used is listed as skipped (tests/properties). Each part of the state has a reducer of its name; automatic transitions are in `transitions.ts`.
 */
import type { FlowEvent } from '../events'
import type { Recorded, UnknownFact } from '../events/log/envelope'
import { initialCalls, isLate, isOutdated } from './shell/call-book'
import { reduceCalls } from './shell/calls'
import type { Meaning } from './shell/meaning'
import { initialCanvas, reduceCanvas } from './design/canvas'
import { initialClosing, reduceClosing } from './closing/closing'
import { reduceDeparture } from './shell/departure'
import { initialDesigning, reduceDesigning } from './design/designing'
import { isOfAnotherPreview } from './set-up/draft'
import { isOfTheirTheme } from './set-up/drafted'
import { initialFeatures, reduceFeatures } from './shell/features'
import { isHeldBack } from './design/held-back'
import { initialFonts, reduceFonts } from './design/fonts'
import { initialLogoUpload, reduceLogoUpload } from './design/logo-upload'
import { initialOptIn, reduceOptIn } from './tracking/opt-in'
import { reducePause } from './shell/pause'
import { reduceOpenedPicture } from './design/opened-picture'
import { initialPhotographs, reducePhotographs } from './design/photographs'
import { initialPictureUploads, reducePictureUploads } from './design/picture-uploads'
import { initialSectionWords, reduceSectionWords, withoutWritten } from './design/section-words'
import { initialRestoring, reduceRestoring } from './restoring/restoring'
import { initialWayBack, reduceWayBack } from './restoring/way-back'
import { initialRoute, reduceRoute } from './shell/route'
import { startOf } from './set-up/generation-start'
import { designToWrite, isLateSave, isOvertakenSave } from './saving/design-to-write'
import { initialInFront, reduceInFront } from './saving/in-front'
import { partsOf } from './saving/published'
import { initialSaving, reduceSaving } from './saving/saving'
import { initialSetUp, reduceSetUp } from './set-up/set-up'
import { orSkipped } from './shell/skipped'
import type { State } from './state'
import { reduceStore } from './shell/store'
import { initialThemeChoice, reduceThemeChoice } from './set-up/theme-choice'
import { initialTour, reduceTour } from './design/tour'
import { isUploadOvertaken } from './design/uploading'
import { follow } from './transitions'
import { initialVersions, reduceVersions } from './saving/versions'
import { initialContent, reduceContent } from './set-up/content'
import { initialSuggested, reduceSuggested } from './wizard/suggested'
import { initialWizard, reduceWizard } from './wizard/wizard'
import { initialPins, initialVersionList, reducePins, reduceVersionList } from './versions/versions'
import { initialWorld, reduceWorld } from './shell/world'

export type { State } from './state'

export const initialState: State = {
  seq: 0,
  skipped: [],
  cause: null,
  at: 0,
  pause: null,
  surroundings: null,
  abandoned: false,
  forked: false,
  calls: initialCalls,
  route: initialRoute,
  departure: null,
  world: initialWorld,
  features: initialFeatures,
  store: null,
  wizard: initialWizard,
  suggested: initialSuggested,
  content: initialContent,
  themeChoice: initialThemeChoice,
  setUp: initialSetUp,
  optIn: initialOptIn,
  fonts: initialFonts,
  designing: initialDesigning,
  logoUpload: initialLogoUpload,
  pictureUploads: initialPictureUploads,
  photographs: initialPhotographs,
  sectionWords: initialSectionWords,
  openedPicture: null,
  canvas: initialCanvas,
  saving: initialSaving,
  inFront: initialInFront,
  versions: initialVersions,
  versionList: initialVersionList,
  pins: initialPins,
  restoring: initialRestoring,
  wayBack: initialWayBack,
  closing: initialClosing,
  tour: initialTour,
}

export const fold = (state: State, fact: Recorded<FlowEvent | UnknownFact>): State => {
  if (fact.seq <= state.seq) return state
  if (isLate(state.calls, fact.settles) || isHeldBack(fact.event, state)) return { ...state, seq: fact.seq }
  return orSkipped((before, known) => follow(reduceParts(before, known), known), state, fact)
}

export const foldAll = (facts: readonly Recorded<FlowEvent | UnknownFact>[], from: State = initialState): State =>
  facts.reduce(fold, from)

const reduceParts = (state: State, fact: Recorded<FlowEvent>): State => partsOf(fact, state.calls).reduce(reduce, state)

const reduce = (state: State, recorded: Recorded<FlowEvent>): State => {
  const fact = withoutWritten(recorded, state)
  const { event } = fact
  const meaning = meaningOf(fact, state)
  const isOldLook = meaning.outdated && event.type === 'DesignReadReceived'
  const isNoneOfOurs = isOldLook || isOfTheirTheme(event, state)
  return {
    seq: fact.seq,
    skipped: state.skipped,
    cause: fact.id,
    at: fact.at,
    pause: reducePause(state.pause, fact, state),
    surroundings: event.type === 'FlowOpened' || event.type === 'FlowResumed' ? event.surroundings : state.surroundings,
    abandoned: state.abandoned || event.type === 'FlowAbandoned',
    forked: state.forked || event.type === 'FlowForked',
    calls: reduceCalls(state.calls, fact, state, meaning),
    route: reduceRoute(state.route, event, state, meaning),
    departure: reduceDeparture(state.departure, fact, state),
    world: reduceWorld(state.world, event),
    features: reduceFeatures(state.features, event),
    store: reduceStore(state.store, fact, state, meaning),
    wizard: reduceWizard(state.wizard, event, state, meaning),
    suggested: reduceSuggested(state.suggested, fact, state, meaning),
    content: meaning.outdated ? state.content : reduceContent(state.content, event),
    themeChoice: reduceThemeChoice(state.themeChoice, event),
    setUp: meaning.outdated ? state.setUp : reduceSetUp(state.setUp, event, meaning),
    optIn: reduceOptIn(state.optIn, event, state.route),
    fonts: reduceFonts(state.fonts, event),
    designing:
      isNoneOfOurs || isUploadOvertaken(fact, state) || meaning.lateSave
        ? state.designing
        : reduceDesigning(state.designing, fact, designToWrite(state)),
    logoUpload: reduceLogoUpload(state.logoUpload, fact, state.calls),
    pictureUploads: reducePictureUploads(state.pictureUploads, fact, state),
    photographs: reducePhotographs(state.photographs, fact, state),
    sectionWords: reduceSectionWords(state.sectionWords, fact, state),
    openedPicture: reduceOpenedPicture(state.openedPicture, event),
    canvas: reduceCanvas(state.canvas, fact, state, meaning),
    saving: reduceSaving(state.saving, fact, state, meaning),
    inFront: reduceInFront(state.inFront, event),
    versions: isNoneOfOurs ? state.versions : reduceVersions(state.versions, event, state),
    versionList: reduceVersionList(state.versionList, event),
    pins: reducePins(state.pins, fact, state),
    restoring: reduceRestoring(state.restoring, event),
    wayBack: reduceWayBack(state.wayBack, event),
    closing: reduceClosing(state.closing, event),
    tour: reduceTour(state.tour, event),
  }
}

const meaningOf = ({ event, settles }: Recorded<FlowEvent>, state: State): Meaning => ({
  outdated: isOutdated(state.calls, settles) || isOfAnotherPreview(settles, state),
  start: startOf(event, state),
  lateSave: isLateSave(event, state),
  overtakenSave: isOvertakenSave(event, state),
})
