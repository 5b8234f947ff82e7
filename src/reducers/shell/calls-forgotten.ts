/** When a finished call may be requested again: on a retry, on returning to a screen, on a page load. */
import type { FlowEvent } from '../../events'
import { calls as declared } from '../../events/calls/calls'
import type { CallBook } from './call-book'
import { about, callOf, outdated, these, without } from './calls-outdated'
import { and, or } from 'fp-ts/Predicate'
import { pipe } from 'fp-ts/function'
import { fontCalls, generatingCalls, pageReads, setUpCalls } from './call-groups'
import { parsePath } from '../../events/shell/route-path'
import type { Meaning, Start } from './meaning'
import { anyLook, designLook, withoutOldLooks } from './looks'
import type { State } from '../state'
import { fellBack } from '../wizard/suggested'

/** The call book without the outcomes that `event` makes stale. Open requests always stay. */
export const forgotten = (calls: CallBook, event: FlowEvent, state: State, { start }: Meaning): CallBook => {
  switch (event.type) {
    case 'ToneChosen':
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
    case 'GenerationRetried':
      return generated(calls, start, state)
    case 'BusinessDescribed':
      return without(calls, about(these('DescriptionSave')))
    // The installed patterns are in the library's list only from now on.
    case 'PatternsInstalled':
      return outdated(calls, these('PatternsRead'))
    case 'DesignWithoutAiChosen':
      return state.setUp.stage === 'failed' && state.setUp.way === 'without-ai'
        ? outdated(without(calls, isRefused(calls)), anyLook)
        : outdated(calls, setUpCalls)
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return without(
        calls,
        pipe(
          about(these('BaselineRead')),
          and(isRefused(calls)),
          or(about(these('TrackingEnabling', ...fontCalls, 'PatternInstall', 'PatternsRead'))),
        ),
      )
    case 'SaveChosen':
      // A running Save continues.
      if (state.saving.stage === 'running') return calls
      return without(
        calls,
        pipe(
          about(these('BaselineRead', 'ThemeActivation', 'FrontPageSetting')),
          and(isRefused(calls)),
          or(about(these('FontFamilyInstall', 'EntitySave', 'CompletionMark'))),
        ),
      )
    case 'MineKept':
    case 'TheirsTaken':
      return without(
        calls,
        event.what === 'theme'
          ? about(these('ThemeActivation', 'CompletionMark'))
          : (key) => key === `EntitySave:${event.what}`,
      )
    case 'DialogOpened':
      return event.dialog === 'restore' ? without(calls, about(anyLook)) : calls
    case 'RestoreChosen':
    case 'RestoreUndone':
      return without(calls, isStep)
    case 'RestoreRetried':
      return without(calls, pipe(isStep, and(isRefused(calls))))
    // After the last step, earlier readings and set-up results no longer describe the store.
    case 'RestoreStepMade':
      return isLastStep(state) ? without(calls, about(these(...setUpCalls, ...pageReads))) : calls
    // The same file may be uploaded again: after a refusal, or after another logo.
    case 'LogoFileChosen':
      return without(calls, about(these('MediaUpload')))
    case 'FlowResumed':
      return without(calls, pipe(isRefused(calls), or(about(these(...pageReads, 'Departure')))))
    case 'LoginRenewed':
    case 'NetworkRegained':
    case 'ReadingRetried':
      return without(calls, pipe(isReading, or(about(these('SurveyCompletion'))), and(isRefused(calls))))
    case 'PathVisited':
    case 'ScreenOpened':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignWithAiChosen':
      return enteringDesigner(event, state) && !isDraft(state)
        ? without(calls, about(these('DesignRead', 'PatternsRead')))
        : calls
    default:
      return withoutOldLooks(calls, event, state)
  }
}

/** A new set-up repeats calls that were refused before it, and does not reuse earlier design reads. */
export const beginning = (calls: CallBook): CallBook =>
  outdated(without(calls, pipe(about(setUpCalls), and(isRefused(calls)))), designLook)

/** With the same answers repeats only what failed; with changed answers, everything. */
const generated = (calls: CallBook, start: Start | null, state: State): CallBook => {
  if (start === 'anew') return outdated(calls, these(...setUpCalls, ...generatingCalls))
  if (start === null || state.setUp.stage !== 'failed') return calls
  const { what } = state.setUp
  const kept = without(
    calls,
    pipe(
      isRefused(calls),
      or(about(these(what, 'AiStoreRead', 'AiPaletteQuery'))),
      // The provider that failed is retried and may suggest another palette to save.
      or(about(fellBack(state.suggested) ? these('EntitySave') : these())),
    ),
  )
  return outdated(kept, anyLook)
}

const isStep = about(these('RestoreStep'))

const isReading = (key: string): boolean => declared[callOf(key)].reads

const isLastStep = ({ restoring }: State) =>
  restoring.stage !== 'none' && restoring.made.length + restoring.left.length + 1 >= restoring.steps.length

const isRefused = (calls: CallBook) => (key: string) => calls.ended[key]?.status === 'refused'

const isDraft = ({ designing }: State) => designing.design !== designing.saved

const enteringDesigner = (event: FlowEvent, { route }: State): boolean =>
  parsePath(route.path).step !== 'assembler-hub' &&
  (event.type === 'PathVisited' || event.type === 'ScreenOpened'
    ? parsePath(event.path).step === 'assembler-hub'
    : true)
