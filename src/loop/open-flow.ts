/** Opening the page: a new session, or the open one goes on. */
import * as E from 'fp-ts/Either'
import { fact } from '../events'
import type { Arrival, Surroundings } from '../events/session'
import type { Log } from '../persistence/log'
import { isFinished } from '../projections/finished'
import { foldAll, type State } from '../reducers'
import { legacyOf, snapshotOf } from '../reducers/baseline-book'
import { createLoop, type Loop, type Stamps } from './loop'

type Options = {
  readonly log: Log
  readonly stamps: Stamps
  readonly surroundings: Surroundings
  readonly path: string
  readonly arrival: Arrival
  /** Whether the address says that a design is to be adapted. */
  readonly customizing: boolean
  /** Another tab is in the flow: this one joins it where it stands. */
  readonly joins: boolean
  readonly onAppended: () => void
}

/** The loop of the session to work in, with its past folded. */
export const openFlow = async (options: Options): Promise<Loop> => {
  const { log, stamps, surroundings, path, arrival, customizing, joins, onAppended } = options
  const { open, former } = await newestSession(log)
  const loop = createLoop({ log, session: open ?? stamps.id(), stamps, onAppended })
  if (open === null) {
    await loop.record(fact('FlowOpened', { path, surroundings, arrival, customizing }))
    // What an earlier session changed can still be taken back in this one, and what it saved comes back (D-19, S-12).
    const steps = former === null ? [] : legacyOf(former.baseline)
    const saved = former && snapshotOf(former.baseline)
    if (steps.length > 0 || saved !== null) await loop.record(fact('BaselineInherited', { steps, saved }))
  } else {
    await loop.catchUp()
    if (!joins) await loop.record(fact('FlowResumed', { path, surroundings, customizing }))
  }
  return loop
}

/** The newest session: open, or at its end with what it left behind. */
const newestSession = async (log: Log): Promise<{ readonly open: string | null; readonly former: State | null }> => {
  const sessions = await log.sessions()
  const newest = E.isRight(sessions) ? sessions.right[0] : undefined
  const facts = newest === undefined ? null : await log.read(newest.id, 0)
  if (newest === undefined || facts === null || E.isLeft(facts) || facts.right.length === 0)
    return { open: null, former: null }
  const former = foldAll(facts.right)
  return isFinished(former) ? { open: null, former } : { open: newest.id, former: null }
}
