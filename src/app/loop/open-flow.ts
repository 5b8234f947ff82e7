/** Opens the page: starts a new session, or resumes the store's open one. */
import { fact } from '../../events'
import type { Arrival, Surroundings } from '../../events/shell/session'
import type { Log } from '../../persistence/log'
import { isFinished } from '../../projections/shell/finished'
import { storeAt } from '../../projections/shell/store-of'
import { foldAll } from '../../reducers'
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
  const open = await openSession(log, storeAt(surroundings.admin))
  const loop = createLoop({ log, session: open?.id ?? stamps.id(), past: open, stamps, onAppended })
  if (open === null) {
    await loop.record(fact('FlowOpened', { path, surroundings, arrival, customizing }))
  } else {
    await loop.catchUp()
    if (!(await joins(open.id))) await loop.record(fact('FlowResumed', { path, surroundings, customizing }))
  }
  return loop
}

/** This store's newest session, if it is still open. */
const openSession = async (log: Log, store: string): Promise<(FoldedLog & { readonly id: string }) | null> => {
  const newest = await newestOf(log, store)
  if (newest === null) return null
  const state = foldAll(newest.facts)
  return isFinished(state) ? null : { ...newest, state }
}
