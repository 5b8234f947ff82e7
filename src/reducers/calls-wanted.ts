/**
 * Since when calls are wanted: on a retry, on returning to a screen, on a page load, after a write. An ending counts if its request
 * was made after that (`endings` in calls.ts has the exceptions).
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

/** Calls that are wanted together. */
const everyCall = declaredAs(() => true)
const reads = declaredAs((call) => call.reads)
/** What a set-up calls, with AI or without. */
const setUpCalls = declaredAs(({ partOf }) => partOf === 'set-up')
/** What a generation calls: a set-up, and what only the wizard asks for. */
const generationCalls = declaredAs(({ partOf }) => partOf !== null)

const fontCalls = these('FontCollectionRead', 'FontFamilyInstall')

/** What a page reads anew that was loaded again, or whose store was restored. */
const pageReads = declaredAs(({ name, on }) => on !== null || name === 'StoreRead' || name === 'EditorSettingsRead')

/** Reads of what the flow itself changes. */
const designRead = these('DesignRead')

/** The call book with the endings that still count after this fact. Open requests always stay. */
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
    // The installed patterns are in the library's list only from now on.
    case 'PatternsInstalled':
      return anew(calls, these('PatternsRead'), seq)
    case 'DesignWithoutAiChosen':
      // Its canvas begins without the editor's settings.
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
    // These choices are about Save; a set-up publishes whatever was chosen.
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
    // After the last step, earlier readings and set-up results no longer describe the store.
    case 'RestoreStepMade':
      return isLastStep(state) ? again(calls, union(setUpCalls, pageReads)) : calls
    // What was put back until then is not what was read.
    case 'RestoreStopped':
      return anew(calls, union(designRead, pageReads), seq)
    case 'SampleProductsRetried':
      return retried(calls, these('ProductCreation'))
    // The same may be asked for again; none of these is owed unless it was.
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

/** Each attempt publishes its own recipe, made of what it has read. */
const nextAttempt = new Set([...designRead, ...these('Publication')])

/** With the same answers repeats only what failed; with changed answers, everything. */
const generated = (calls: CallBook, start: Start | null, { setUp, suggested }: State, seq: number): CallBook => {
  if (start === 'anew') return anew(calls, generationCalls, seq)
  if (start === null || setUp.stage !== 'failed') return calls
  const failed = again(retried(calls, everyCall), these(setUp.what, 'AiStoreRead', 'AiPaletteQuery'))
  // The provider that failed is retried and may suggest another palette to save.
  return anew(fellBack(suggested) ? again(failed, these('EntitySave')) : failed, nextAttempt, seq)
}

/** A read that was open while the store was written may show the old state, and is repeated. */
const written = (calls: CallBook, { event, settles, seq }: Recorded<FlowEvent>, { setUp }: State): CallBook => {
  switch (event.type) {
    // A design read for a restore, or by a page that lagged behind, is of the previous theme.
    case 'ThemeActivated':
      return setUp.stage === 'founding' ? anew(calls, designRead, seq) : calls
    case 'EntitySaved':
      return overtaken(calls, designRead, seq)
    // It may be on the store.
    case 'PublicationAbandoned':
      return isOfSetUp(calls.open[settles ?? '']) ? anew(calls, designRead, seq) : overtaken(calls, designRead, seq)
    default:
      return calls
  }
}

/** An update may have brought other font files; work that installs some goes on with those that it has. */
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

/** Keeps the call book: opens requests, settles them, and tells which endings count after a fact. */
export const reduceCalls = (calls: CallBook, fact: Recorded<FlowEvent>, state: State, meaning: Meaning): CallBook => {
  const { id, seq, settles, event } = fact
  const known = wantedSince(calls, fact, state, meaning)
  if (isRequest(event)) return { ...known, open: { ...known.open, [id]: event }, asked: { ...known.asked, [id]: seq } }
  if (settles === null) return known
  const { [settles]: request, ...open } = known.open
  // A part of a publication settles nothing: the publication does.
  if (request === undefined || phaseOf(event.type)?.call !== callOf(request)) return known
  const { [settles]: _, ...asked } = known.asked
  const settled = { ...known, open, asked }
  if (phaseOf(event.type)?.phase === 'abandoned' || meaning.outdated) return settled
  const call = callOf(request)
  const outcome: Outcome = isRefusal(event) ? { call, status: 'refused', fault: event.fault } : { call, status: 'done' }
  return { ...settled, ended: { ...known.ended, [callKey(request)]: outcome } }
}
