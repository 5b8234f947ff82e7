/** Opens the page: starts a new session, or resumes the store's open one. */
import { fact, type FlowEvent } from '../../events'
import type { Arrival, Surroundings } from '../../events/shell/session'
import type { Log } from '../../persistence/log'
import { isFinished } from '../../projections/shell/finished'
import { storeAt } from '../../projections/shell/store-of'
import { foldAll, type State } from '../../reducers'
import { legacyOf, snapshotOf } from '../../reducers/restoring/baseline-book'
import { createLoop, type Loop, type FoldedLog, type Stamps } from './loop'
import { newestOf } from './newest-of'

type Options = {
  readonly log: Log
  readonly stamps: Stamps
  readonly surroundings: Surroundings
  readonly path: string
  readonly arrival: Arrival
  /** Whether the address asks to customize an existing design. */
  readonly customizing: boolean
  /** Whether another tab is working in this session; this tab then joins it in its current state. */
  readonly joins: (session: string) => Promise<boolean>
  readonly onAppended: () => void
}

/** The loop of the session to work in, with its existing facts folded. */
export const openFlow = async (options: Options): Promise<Loop> => {
  const { log, stamps, surroundings, path, arrival, customizing, joins, onAppended } = options
  const { open, former } = await newestSession(log, storeAt(surroundings.admin))
  const loop = createLoop({ log, session: open?.id ?? stamps.id(), past: open, stamps, onAppended })
  if (open === null) {
    const opened = fact('FlowOpened', { path, surroundings, arrival, customizing })
    // In one transaction: a session that a crash left without its inheritance would never get it.
    await Promise.all([opened, ...inherited(former)].map((event) => loop.record(event)))
  } else {
    await loop.catchUp()
    if (!(await joins(open.id))) await loop.record(fact('FlowResumed', { path, surroundings, customizing }))
  }
  return loop
}

/** A new session can still undo what an earlier one changed, and restores what it saved (D-19, S-12). */
const inherited = (former: State | null): readonly FlowEvent[] => {
  const steps = former === null ? [] : legacyOf(former.baseline)
  const saved = former && snapshotOf(former.baseline)
  return steps.length > 0 || saved !== null ? [fact('BaselineInherited', { steps, saved })] : []
}

type Newest = { readonly open: (FoldedLog & { readonly id: string }) | null; readonly former: State | null }

/** This store's newest session if it is still open; otherwise its final state. */
const newestSession = async (log: Log, store: string): Promise<Newest> => {
  const newest = await newestOf(log, store)
  if (newest === null) return { open: null, former: null }
  const state = foldAll(newest.facts)
  return isFinished(state) ? { open: null, former: state } : { open: { ...newest, state }, former: null }
}
