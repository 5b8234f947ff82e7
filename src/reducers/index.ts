/**
 * Folds the log into the state: `fold(state, fact)`. Pure and total; a repeated or late fact changes nothing, and a fact that cannot be
 * used is listed as skipped (tests/properties). Each part of the state has a reducer of the same name; automatic transitions are in
 * `follow`.
 */
import { pick } from 'es-toolkit'
import type { FlowEvent } from '../events'
import type { Recorded, UnknownFact } from '../events/log'
import { parsePath, paths } from '../events/route-path'
import { isLate, isOver, reduceCalls } from './calls'
import { reduceClosing } from './closing'
import { reduceCanvas } from './design/canvas'
import { reduceDesigning, withFactsTold } from './design/designing'
import { reduceFonts } from './design/fonts'
import { reduceLogoUpload } from './design/logo'
import { reducePhotographs } from './design/photographs'
import { reduceOpenedPicture, reducePictureUploads } from './design/picture-uploads'
import { reduceProductLists } from './design/product-lists'
import { reduceSectionWords, withoutWritten } from './design/section-words'
import { reduceTour } from './design/tour'
import { isUploadOvertaken } from './design/uploading'
import { initialState } from './initial'
import { isLoaderOfMore, leaveGeneration, leaveLoader, leaveLoaderOfMore } from './leaving-loaders'
import { meaningOf } from './meaning'
import { rules } from './plans'
import { lookAgain } from './plans/publishing'
import { reducePreviewLinks } from './preview-links'
import { backToChoice, designToWrite, partsOf, reduceInFront, isMakingOne } from './published'
import { isRestoring, reduceRestoring, restored } from './restoring'
import { at, isGenerationPath, reduceRoute } from './route'
import { reduceSaving, savingAfterRead } from './saving'
import { reduceContent } from './set-up/content'
import { isOfTheirTheme, reduceSetUp, reduceThemeChoice } from './set-up/set-up'
import { nextStage } from './set-up/stages'
import { orSkipped, reduceDeparture, reducePause, reduceWorld } from './shell'
import type { State } from './state'
import { reduceFeatures, reduceStore } from './store'
import { reduceSuggested } from './suggested'
import { reduceOptIn } from './tracking'
import { reducePins, reduceVersionList, reduceVersions } from './versions'
import { reduceWayBack } from './way-back'
import { reduceWizard } from './wizard'

export { initialState } from './initial'
export type { State } from './state'

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
  const wizard = reduceWizard(state.wizard, event, state, meaning)
  const designed =
    isNoneOfOurs || isUploadOvertaken(fact, state) || meaning.lateSave
      ? state.designing
      : reduceDesigning(state.designing, fact, designToWrite(state))
  const designing = withFactsTold(designed, wizard, state)
  return {
    seq: fact.seq,
    skipped: state.skipped,
    cause: fact.id,
    at: fact.at,
    pause: reducePause(state.pause, fact, state),
    surroundings: event.type === 'FlowOpened' || event.type === 'FlowResumed' ? event.surroundings : state.surroundings,
    abandoned: state.abandoned || event.type === 'FlowAbandoned',
    forked: state.forked || event.type === 'FlowForked',
    calls: reduceCalls(state.calls, fact, state, meaning, rules),
    route: reduceRoute(state.route, event, state, meaning),
    departure: reduceDeparture(state.departure, fact, state),
    world: reduceWorld(state.world, event),
    features: reduceFeatures(state.features, event),
    store: reduceStore(state.store, fact, state, meaning),
    wizard,
    suggested: reduceSuggested(state.suggested, fact, state, meaning),
    content: meaning.outdated ? state.content : reduceContent(state.content, event),
    themeChoice: reduceThemeChoice(state.themeChoice, event),
    setUp: meaning.outdated ? state.setUp : reduceSetUp(state.setUp, event, meaning),
    optIn: reduceOptIn(state.optIn, event, state.route),
    fonts: reduceFonts(state.fonts, event),
    designing,
    logoUpload: reduceLogoUpload(state.logoUpload, fact, state.calls),
    pictureUploads: reducePictureUploads(state.pictureUploads, fact, state),
    photographs: reducePhotographs(state.photographs, fact, state),
    sectionWords: reduceSectionWords(state.sectionWords, fact, state),
    openedPicture: reduceOpenedPicture(state.openedPicture, event),
    productLists: reduceProductLists(state.productLists, fact, state.calls),
    canvas: reduceCanvas(state.canvas, fact, state, meaning),
    saving: savingAfterRead(reduceSaving(state.saving, fact, state, meaning), event, state, designing),
    inFront: reduceInFront(state.inFront, event),
    versions: isNoneOfOurs ? state.versions : reduceVersions(state.versions, event, state),
    versionList: reduceVersionList(state.versionList, event),
    pins: reducePins(state.pins, fact, state),
    previewLinks: reducePreviewLinks(state.previewLinks, fact, state),
    restoring: reduceRestoring(state.restoring, event),
    wayBack: reduceWayBack(state.wayBack, event),
    closing: reduceClosing(state.closing, event),
    tour: reduceTour(state.tour, event),
  }
}

type Transition = (state: State, fact: Recorded<FlowEvent>) => State

/**
 * The automatic transitions after a fact: a restore ends, the set-up continues, the merchant is taken to another screen.
 */
export const follow: Transition = (state, fact) =>
  transitions.reduce((next, transition) => untilItRests(transition)(next, fact), state)

/** Repeats a transition until it changes nothing: one fact may lead through several stages or several screens. */
const untilItRests =
  (transition: Transition): Transition =>
  (state, fact) => {
    const next = transition(state, fact)
    return next === state ? state : untilItRests(transition)(next, fact)
  }

/**
 * Ends a restore after the reads that follow it: the flow starts over from the restored design. One undo brings a draft back. The store's
 * notes about the restore replace those about the last Save.
 */
const endRestore: Transition = (state, { seq }) => {
  const { restoring, route } = state
  if (restoring.stage !== 'looking' || !isOver(lookAgain(state))) return state
  return {
    ...state,
    restoring: { ...restoring, stage: 'done' },
    setUp: { stage: 'idle' },
    saving: { stage: 'idle', ...pick(restoring, ['noted']) },
    designing: restored(state.designing, seq),
    route: { ...route, dialog: route.dialog === 'restore' || route.dialog === 'versions' ? null : route.dialog },
  }
}

const nextScreen: Transition = (state, { event }) => {
  const { path } = state.route
  switch (parsePath(path).step) {
    case 'intro':
      return state
    case 'design-with-ai':
      // A finished generation opens the designer, even if AI is no longer available.
      return isGenerationPath(path) ? leaveGeneration(state) : noWizard(state)
    case 'quick-start':
      return isGenerationPath(path) ? leaveGeneration(state) : state
    case 'design':
      return isLoaderOfMore(path) ? leaveLoaderOfMore(state) : leaveLoader(state)
    case 'assembler-hub':
      return isShut(event) && state.setUp.stage !== 'done' ? at(state, paths.intro) : state
    case 'transitional':
      return isShut(event) ? at(state, paths.intro) : backToChoice(state, event)
  }
}

/** Sends a flow without AI to the intro, because it has no wizard. */
const noWizard = (state: State): State => (state.features.flowType === 'noAI' ? at(state, paths.intro) : state)

/**
 * Whether the designer or the closing screen must stay closed: both open only once the task is complete. Save completes it; before
 * that, a finished set-up opens the designer.
 */
const isShut = (event: FlowEvent): boolean =>
  (event.type === 'DesignReadReceived' || event.type === 'ClosingReadReceived') &&
  event.blockTheme &&
  !event.taskCompleted

/** In this order: the end of a restore also ends a set-up, and the screen follows from the set-up's stage. */
const transitions: readonly Transition[] = [endRestore, nextStage, nextScreen]

const beginnings: ReadonlySet<string> = new Set<FlowEvent['type']>([
  'DesignWithoutAiChosen',
  'ToneChosen',
  'DataSharingAgreed',
  'DataSharingDeclined',
  'GenerationRetried',
  'MorePatternsChosen',
  'SaveChosen',
  'MineKept',
  'TheirsTaken',
])

/**
 * Whether a choice cannot be carried out at the moment. Screens do not offer such a choice, but another tab or a page whose state is out of
 * date may.
 *
 * During a restore nothing else may change the store: each would undo the other's work, and the end of the restore discards what began in
 * the meantime. The restore dialog prevents that, unless a notice about network, login or storage has replaced it.
 *
 * Save is ignored while a design is being made. A set-up that was left for the designer is paused and does not block Save.
 */
const isHeldBack = ({ type }: { readonly type: string }, state: State): boolean =>
  (isRestoring(state.restoring) && beginnings.has(type)) || (type === 'SaveChosen' && isMakingOne(state))
