/**
 * Decides after each fact which outcomes of calls still count, and so which calls are made again: on a retry, on a return to a screen, on a
 * page load, after a write. An outcome counts only if its request was made after that fact (`again`, `retried` and `overtaken` in calls.ts
 * are the exceptions).
 */
import type { FlowEvent } from '../events'
import { callOf, isRefusal, isRequest, phaseOf } from '../events/call-facts'
import type { Recorded } from '../events/log'
import { parsePath } from '../events/route-path'
import {
  again,
  anew,
  callKey,
  declaredAs,
  overtaken,
  retried,
  these,
  type CallBook,
  type Calls,
  type Meaning,
  type Outcome,
  type Start,
} from './calls'
import { isOfSetUp } from './published'
import { wantedBySave } from './saving'
import { isRunning } from './set-up/set-up'
import type { State } from './state'
import { fellBack } from './wizard'

const everyCall = declaredAs(() => true)
const reads = declaredAs((call) => call.reads)
/** The calls of a set-up, with or without AI. */
const setUpCalls = declaredAs(({ partOf }) => partOf === 'set-up')
/** The calls of a generation: those of a set-up, and those that only the wizard makes. */
const generationCalls = declaredAs(({ partOf }) => partOf !== null)

const fontCalls = these('FontCollectionRead', 'FontFamilyInstall')

/** Reads that a page repeats after it is loaded again or the store is restored. */
const pageReads = declaredAs(({ name, on }) => on !== null || name === 'StoreRead' || name === 'EditorSettingsRead')

/** Reads of what the flow itself changes. */
const designRead = these('DesignRead')

/** The call book with the outcomes that still count after this fact. Open requests always stay. */
const wantedSince = (calls: CallBook, fact: Recorded<FlowEvent>, state: State, { start }: Meaning): CallBook => {
  const { event, seq } = fact
  switch (event.type) {
    case 'ToneChosen':
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
    case 'GenerationRetried':
      return generated(calls, start, state, seq)
    case 'BusinessDescribed':
      return again(calls, these('DescriptionSave'))
    // Only from now on does the library's list include the installed patterns.
    case 'PatternsInstalled':
      return anew(calls, these('PatternsRead'), seq)
    case 'DesignWithoutAiChosen':
      // The canvas of the new set-up starts without the editor's settings.
      return again(
        state.setUp.stage === 'failed' && state.setUp.way === 'without-ai'
          ? anew(retried(calls, everyCall), nextAttempt, seq)
          : anew(calls, setUpCalls, seq),
        these('EditorSettingsRead'),
      )
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return again(calls, union(fontCalls, these('TrackingEnabling', 'PatternInstall', 'PatternsRead')))
    case 'SaveChosen':
    case 'MineKept':
    case 'TheirsTaken':
      return wantedBySave(calls, event, state, seq)
    // These choices affect only Save; a set-up publishes regardless of them.
    case 'HomepageInFrontChosen':
    case 'PostsPageChosen':
      return isRunning(state.setUp) ? calls : anew(calls, these('Publication'), seq)
    case 'DialogOpened':
      return event.dialog === 'versions' || event.dialog === 'restore'
        ? again(retried(calls, these('VersionPin')), these('VersionsRead'))
        : calls
    case 'VersionPinChosen':
      return again(calls, these('VersionPin'))
    case 'RestoreChosen':
    case 'RestoreUndone':
      return again(calls, restoreSteps)
    case 'RestoreRetried':
      return retried(calls, restoreSteps)
    // After the last step, earlier reads and set-up results no longer describe the store.
    case 'RestoreStepMade':
      return isLastStep(state) ? again(calls, union(setUpCalls, pageReads)) : calls
    // The steps made before the stop have changed the store, so earlier reads are out of date.
    case 'RestoreStopped':
      return anew(calls, union(designRead, pageReads), seq)
    case 'SampleProductsRetried':
      return retried(calls, these('ProductCreation'))
    // The merchant may ask for the same thing again. None of these calls is made unless it was asked for.
    case 'LogoFileChosen':
    case 'PictureFileChosen':
    case 'NewWordsChosen':
    case 'PhotographChosen':
      return again(calls, these('MediaUpload', 'PictureUpload', 'PhotographImport', 'SectionWords'))
    case 'PhotographSharingAgreed':
      return again(calls, these('PhotographConsent'))
    case 'PhotographsSearched':
      return again(retried(calls, these('PhotographConsent')), these('PhotographSearch'))
    case 'FlowResumed':
      return again(retried(calls, everyCall), union(onResume(state), these('Departure')))
    case 'LoginRenewed':
    case 'NetworkRegained':
    case 'ReadingRetried':
      return retried(calls, union(reads, these('SurveyCompletion')))
    case 'PathVisited':
    case 'ScreenOpened':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignWithAiChosen':
      return enteringDesigner(event, state) && !isDraft(state)
        ? again(calls, these('DesignRead', 'PatternsRead'))
        : calls
    default:
      return written(calls, fact, state)
  }
}

/** A new set-up repeats calls that were refused before it, and does not reuse earlier design reads. */
export const beginning = (calls: CallBook, seq: number): CallBook => anew(retried(calls, setUpCalls), designRead, seq)

/** Each attempt reads the design again and publishes its own recipe. */
const nextAttempt = new Set([...designRead, ...these('Publication')])

/** With the same answers, repeats only the calls that failed; with changed answers, repeats all of them. */
const generated = (calls: CallBook, start: Start | null, { setUp, suggested }: State, seq: number): CallBook => {
  if (start === 'anew') return anew(calls, generationCalls, seq)
  if (start === null || setUp.stage !== 'failed') return calls
  const failed = again(retried(calls, everyCall), these(setUp.what, 'AiStoreRead', 'AiPaletteQuery'))
  // The provider that failed is retried and may suggest another palette to save.
  return anew(fellBack(suggested) ? again(failed, these('EntitySave')) : failed, nextAttempt, seq)
}

/** Repeats a read that was open while the store was written, because it may show the old state. */
const written = (calls: CallBook, { event, settles, seq }: Recorded<FlowEvent>, { setUp }: State): CallBook => {
  switch (event.type) {
    // A design read for a restore, or by a page whose state was out of date, describes the previous theme.
    case 'ThemeActivated':
      return setUp.stage === 'founding' ? anew(calls, designRead, seq) : calls
    case 'EntitySaved':
      return overtaken(calls, designRead, seq)
    // The publication may have reached the store.
    case 'PublicationAbandoned':
      return isOfSetUp(calls.open[settles ?? '']) ? anew(calls, designRead, seq) : overtaken(calls, designRead, seq)
    default:
      return calls
  }
}

/**
 * The reads to repeat on resume. A plugin update may contain other font files, so the font collection is read again, unless a job that
 * installs fonts is running: it continues with the files that it has.
 */
const onResume = ({ setUp, optIn }: State): Calls =>
  setUp.stage === 'founding' || optIn.stage === 'running' ? pageReads : union(pageReads, these('FontCollectionRead'))

const union = (one: Calls, other: Calls): Calls => new Set([...one, ...other])

const restoreSteps = these('RestoreStep')

const isLastStep = ({ restoring }: State) =>
  restoring.stage !== 'none' && restoring.made.length + restoring.left.length + 1 >= restoring.steps.length

const isDraft = ({ designing }: State) => designing.design !== designing.saved

const enteringDesigner = (event: FlowEvent, { route }: State): boolean =>
  parsePath(route.path).step !== 'assembler-hub' &&
  (event.type === 'PathVisited' || event.type === 'ScreenOpened'
    ? parsePath(event.path).step === 'assembler-hub'
    : true)

/** Keeps the call book: opens requests, settles them, and decides which outcomes still count after a fact. */
export const reduceCalls = (calls: CallBook, fact: Recorded<FlowEvent>, state: State, meaning: Meaning): CallBook => {
  const { id, seq, settles, event } = fact
  const known = wantedSince(calls, fact, state, meaning)
  if (isRequest(event)) return { ...known, open: { ...known.open, [id]: event }, asked: { ...known.asked, [id]: seq } }
  if (settles === null) return known
  const { [settles]: request, ...open } = known.open
  // The facts that a publication is split into do not settle its request; the publication itself does.
  if (request === undefined || phaseOf(event.type)?.call !== callOf(request)) return known
  const { [settles]: _, ...asked } = known.asked
  const settled = { ...known, open, asked }
  if (phaseOf(event.type)?.phase === 'abandoned' || meaning.outdated) return settled
  const call = callOf(request)
  const outcome: Outcome = isRefusal(event) ? { call, status: 'refused', fault: event.fault } : { call, status: 'done' }
  return { ...settled, ended: { ...known.ended, [callKey(request)]: outcome } }
}
