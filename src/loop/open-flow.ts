/** Opening the page: a new session, or the open one goes on. */
import * as E from 'fp-ts/Either'
import { fact } from '../events'
import type { Surroundings } from '../events/session'
import type { Log } from '../persistence/log'
import { isFinished } from '../projections/finished'
import { foldAll } from '../reducers'
import { createLoop, type Loop, type Stamps } from './loop'

type Options = {
  readonly log: Log
  readonly stamps: Stamps
  readonly surroundings: Surroundings
  readonly path: string
  /** Another tab is in the flow: this one joins it where it stands. */
  readonly joins: boolean
  readonly onAppended: () => void
}

/** The loop of the session to work in, with its past folded. */
export const openFlow = async (options: Options): Promise<Loop> => {
  const { log, stamps, surroundings, path, joins, onAppended } = options
  const open = await openSession(log)
  const loop = createLoop({ log, session: open ?? stamps.id(), stamps, onAppended })
  if (open === null) await loop.record(fact('FlowOpened', { path, surroundings }))
  else {
    await loop.catchUp()
    if (!joins) await loop.record(fact('FlowResumed', { path, surroundings }))
  }
  return loop
}

/** The newest session, unless it is at its end. */
const openSession = async (log: Log): Promise<string | null> => {
  const sessions = await log.sessions()
  const newest = E.isRight(sessions) ? sessions.right[0] : undefined
  if (newest === undefined) return null
  const facts = await log.read(newest.id, 0)
  return E.isRight(facts) && facts.right.length > 0 && !isFinished(foldAll(facts.right)) ? newest.id : null
}
