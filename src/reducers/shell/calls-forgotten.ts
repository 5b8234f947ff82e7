/** When a finished call may be requested again: on a retry, on returning to a screen, on a page load. */
import type { FlowEvent } from '../../events'
import type { CallBook } from './calls'
import { outdated, without } from './calls-outdated'
import { parsePath } from '../../catalogue/route-path'
import { startOf } from '../set-up/generation-start'
import { designLook, withoutOldLooks } from './looks'
import type { State } from '../state'
import { fellBack } from '../wizard/suggested'

const setUpCalls =
  /^(BaselineRead|ThemeInstall|ThemeActivation|ProductCreation|FontCollectionRead|FontFamilyInstall|PatternInstall|FrontPageSetting|TrackingEnabling|EntitySave|DesignRead|PatternsRead)/

/** Repeated before a new attempt: an open read from before may be of another theme. */
const readings = /^(Baseline|Design)Read/

/** The call book without the outcomes that `event` makes stale. Open requests always stay. */
export const forgotten = (calls: CallBook, event: FlowEvent, state: State): CallBook => {
  switch (event.type) {
    case 'ToneChosen':
    case 'DataSharingAgreed':
    case 'DataSharingDeclined':
    case 'GenerationRetried':
      return generated(calls, event, state)
    case 'BusinessDescribed':
      return without(calls, (key) => key.startsWith('DescriptionSave:'))
    // The installed patterns are in the library's list only from now on.
    case 'PatternsInstalled':
      return outdated(calls, /^PatternsRead/)
    case 'DesignWithoutAiChosen':
      return state.setUp.stage === 'failed' && state.setUp.way === 'without-ai'
        ? outdated(without(calls, isRefused(calls)), readings)
        : outdated(calls, setUpCalls)
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return without(
        calls,
        (key) =>
          isRefusedBaseline(calls)(key) ||
          /^(TrackingEnabling|FontCollectionRead|FontFamilyInstall|PatternInstall|PatternsRead)/.test(key),
      )
    case 'SaveChosen':
      // A running Save continues.
      if (state.saving.stage === 'running') return calls
      return without(
        calls,
        (key) =>
          (isRefused(calls)(key) && /^(BaselineRead|ThemeActivation|FrontPageSetting)$/.test(key)) ||
          /^(FontFamilyInstall|EntitySave|CompletionMark)/.test(key),
      )
    case 'MineKept':
    case 'TheirsTaken':
      return without(
        calls,
        event.what === 'theme'
          ? (key) => /^(ThemeActivation|CompletionMark)$/.test(key)
          : (key) => key === `EntitySave:${event.what}`,
      )
    case 'DialogOpened':
      return event.dialog === 'restore' ? without(calls, (key) => /^(Baseline|Design)Read$/.test(key)) : calls
    case 'RestoreChosen':
    case 'RestoreUndone':
      return without(calls, isStep)
    case 'RestoreRetried':
      return without(calls, (key) => isStep(key) && isRefused(calls)(key))
    // After the last step, earlier readings and set-up results no longer describe the store.
    case 'RestoreStepMade':
      return isLastStep(state)
        ? without(calls, (key) => setUpCalls.test(key) || /^(StoreRead|EditorSettingsRead|ClosingRead)$/.test(key))
        : calls
    // The same file may be uploaded again: after a refusal, or after another logo.
    case 'LogoFileChosen':
      return without(calls, (key) => key.startsWith('MediaUpload:'))
    case 'FlowResumed':
      return without(
        calls,
        (key) =>
          isRefused(calls)(key) ||
          /^(StoreRead|EditorSettingsRead|ClosingRead)$/.test(key) ||
          key.startsWith('Departure:'),
      )
    case 'LoginRenewed':
    case 'NetworkRegained':
    case 'ReadingRetried':
      return without(calls, (key) => isRefused(calls)(key) && /(Read|SurveyCompletion)$/.test(key))
    case 'PathVisited':
    case 'ScreenOpened':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignWithAiChosen':
      return enteringDesigner(event, state) && !isDraft(state)
        ? without(calls, (key) => key === 'DesignRead' || key === 'PatternsRead')
        : calls
    default:
      return withoutOldLooks(calls, event, state)
  }
}

/** A new set-up repeats calls that were refused before it, and does not reuse earlier design reads. */
export const beginning = (calls: CallBook): CallBook =>
  outdated(
    without(calls, (key) => isRefused(calls)(key) && setUpCalls.test(key)),
    designLook,
  )

const generatingCalls = /^(Ai(?!Status)|SuggestionsSave)/

/** With the same answers repeats only what failed; with changed answers, everything. */
const generated = (calls: CallBook, event: FlowEvent, state: State): CallBook => {
  const start = startOf(event, state)
  if (start === 'anew') return outdated(calls, new RegExp(`${setUpCalls.source}|${generatingCalls.source}`))
  if (start === null || state.setUp.stage !== 'failed') return calls
  const { what } = state.setUp
  const kept = without(
    calls,
    (key) =>
      isRefused(calls)(key) ||
      key.startsWith(what) ||
      /^(AiStoreRead|AiPaletteQuery)/.test(key) ||
      // The provider that failed is retried and may suggest another palette to save.
      (fellBack(state.suggested) && key.startsWith('EntitySave')),
  )
  return outdated(kept, readings)
}

const isStep = (key: string) => key.startsWith('RestoreStep:')

const isLastStep = ({ restoring }: State) =>
  restoring.stage !== 'none' && restoring.made.length + restoring.left.length + 1 >= restoring.steps.length

const isRefusedBaseline = (calls: CallBook) => (key: string) => key === 'BaselineRead' && isRefused(calls)(key)

const isRefused = (calls: CallBook) => (key: string) => calls.ended[key]?.status === 'refused'

const isDraft = ({ designing }: State) => designing.design !== designing.saved

const enteringDesigner = (event: FlowEvent, { route }: State): boolean =>
  parsePath(route.path).step !== 'assembler-hub' &&
  (event.type === 'PathVisited' || event.type === 'ScreenOpened'
    ? parsePath(event.path).step === 'assembler-hub'
    : true)
