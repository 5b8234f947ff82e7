/** When a call that ended is worth asking again: on a retry, on a new look at a screen, on a new load of the page. */
import type { FlowEvent } from '../events'
import type { CallBook } from './calls'
import { parsePath } from '../catalogue/route-path'
import type { State } from './state'

const setUpCalls =
  /^(ThemeInstall|ThemeActivation|ProductCreation|FontCollectionRead|FontFamilyInstall|PatternInstall|FrontPageSetting|TrackingEnabling|EntitySave|DesignRead|PatternsRead)/

/** The book without the endings that `event` makes stale. Open requests always stay. */
export const forgotten = (calls: CallBook, event: FlowEvent, state: State): CallBook => {
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return state.setUp.stage === 'done'
        ? without(calls, (key) => setUpCalls.test(key))
        : without(calls, isRefused(calls))
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return without(calls, (key) =>
        /^(TrackingEnabling|FontCollectionRead|FontFamilyInstall|PatternInstall|PatternsRead)/.test(key),
      )
    case 'SaveChosen':
      return without(calls, (key) => /^(EntitySave|CompletionMark)/.test(key))
    case 'FlowResumed':
      return without(
        calls,
        (key) => isRefused(calls)(key) || /^(StoreRead|EditorSettingsRead|ClosingRead|Departure)$/.test(key),
      )
    case 'LoginRenewed':
    case 'NetworkRegained':
    case 'ReadingRetried':
      return without(calls, (key) => isRefused(calls)(key) && key.endsWith('Read'))
    case 'PathVisited':
    case 'ScreenOpened':
    case 'StoreDesignerChosen':
    case 'CustomizingChosen':
    case 'DesignWithAiChosen':
      return enteringDesigner(event, state) && !isDraft(state)
        ? without(calls, (key) => key === 'DesignRead' || key === 'PatternsRead')
        : calls
    default:
      return calls
  }
}

const without = (calls: CallBook, stale: (key: string) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([key]) => !stale(key))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

const isRefused = (calls: CallBook) => (key: string) => calls.ended[key]?.status === 'refused'

const isDraft = ({ designing }: State) => designing.design !== designing.saved

const enteringDesigner = (event: FlowEvent, { route }: State): boolean =>
  parsePath(route.path).step !== 'assembler-hub' &&
  (event.type === 'PathVisited' || event.type === 'ScreenOpened'
    ? parsePath(event.path).step === 'assembler-hub'
    : true)
