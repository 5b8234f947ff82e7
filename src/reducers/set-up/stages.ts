/** What each stage of the set-up waits for, and what then follows. */
import { parsePath, paths } from '../../events/shell/route-path'
import { at } from '../shell/at'
import { outcomeOf } from '../shell/call-book'
import { isLookedAt, isSpared, isUntouched } from '../shell/store-use'
import { beginning } from '../shell/wanted-since'
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import { withSaved } from '../saving/saved-styles'
import { overtaken, these } from '../shell/endings'
import type { State } from '../state'
import { isOfAnotherTheme, stoppedByTheme } from './another-theme'
import { behindOf } from './behind'
import { contentFailure } from './content-writing'
import { restarted } from './new-start'
import { isAssembled, isFounded } from './plan'
import { recipe } from './recipe'
import { failed, initialSetUp, type SetUp } from './set-up'
import { noThemeToDesign } from './theme-to-design'

type In<Stage> = Extract<SetUp, { stage: Stage }>

/** The same state while the stage lasts. */
export const nextStage = (state: State, fact: Recorded<FlowEvent>): State => {
  const { setUp } = state
  switch (setUp.stage) {
    case 'asked':
      return begun(state, setUp, fact)
    case 'founding':
      return spared(state, setUp) ?? founded(state, setUp, fact.seq)
    case 'assembling':
      return spared(state, setUp) ?? assembled(state, setUp)
    case 'idle':
    case 'done':
    case 'failed':
      return state
  }
}

/** Waits until the store was read; if the store is in use, the set-up makes a draft. */
const begun = (state: State, { way, by }: In<'asked'>, { seq, event }: Recorded<FlowEvent>): State => {
  if (!isLookedAt(state)) return state
  if (by === 'address' && !isUntouched(state)) return { ...state, setUp: initialSetUp }
  const reading = outcomeOf(state.calls, 'StoreRead')
  // Nothing was changed yet; a retry reads the store again.
  if (reading?.status === 'refused') return { ...state, setUp: failed(way, 'StoreRead', reading.fault) }
  // The page may have been open for days; an address begins a set-up only when it is loaded.
  const looked = by === 'address' || event.type === 'StoreReadReceived'
  const calls = beginning(state.calls, seq)
  return {
    ...state,
    setUp: { stage: 'founding', way, choice: state.themeChoice, looked, draft: isSpared(state) },
    calls: looked ? calls : overtaken(calls, these('StoreRead'), seq),
  }
}

/** The store was read since, and may be in use by now: what is left to do is then a draft. Null where nothing changes. */
const spared = (state: State, setUp: In<'founding' | 'assembling'>): State | null => {
  if (setUp.draft || !setUp.looked) return null
  const reading = outcomeOf(state.calls, 'StoreRead')
  if (reading?.status === 'refused') return { ...state, setUp: failed(setUp.way, 'StoreRead', reading.fault) }
  return isSpared(state) ? { ...state, setUp: { ...setUp, draft: true } } : null
}

/** Waits for all foundations and a read of the store; then the recipe becomes the design. */
const founded = (state: State, setUp: In<'founding'>, seq: number): State => {
  const { way } = setUp
  // First, so that nothing is created for a theme that can be neither designed nor replaced.
  const theme = noThemeToDesign(state)
  if (theme !== null) return { ...state, setUp: failed(way, 'ThemeActivation', theme) }
  // Every call for the content may be answered, and there is still none.
  const content = way === 'with-ai' ? contentFailure(state) : null
  if (content !== null) return { ...state, setUp: failed(way, content.call, { tag: 'Garbled', what: content.why }) }
  if (!isFounded(state)) return state
  // Before the recipe, which would be written to the other theme's templates.
  if (isOfAnotherTheme(state)) return stoppedByTheme(state, way)
  const design = recipe(state, seq)
  return design === null
    ? state
    : {
        ...state,
        setUp: { stage: 'assembling', way, looked: setUp.looked, draft: setUp.draft },
        designing: restarted(state.designing, design),
      }
}

/** Waits until the recipe is in the store, or is a draft; then the designer opens. */
const assembled = (state: State, { way, draft }: In<'assembling'>): State => {
  if (!isAssembled(state)) return state
  const { path } = state.route
  // The merchant went back and may change an answer; 'Continue' returns to the loader, which then hands over.
  if (way === 'with-ai' && path !== paths.generating) return state
  const done: State = {
    ...state,
    setUp: { stage: 'done', way, draft, behind: behindOf(state, way, draft) },
    designing: draft ? state.designing : withSaved(state.designing, state.designing.design),
    canvas: { ...state.canvas, shown: 'never' },
  }
  // After AI the design is new, so the welcome may be shown.
  if (path === paths.generating) return at(done, paths.designer, { customizing: false })
  return parsePath(path).step === 'design' ? at(done, paths.designer, { customizing: true }) : done
}
