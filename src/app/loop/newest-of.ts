/** The session that a page of this store opens: the one that began last. */
import * as E from 'fp-ts/Either'
import type { AnyFact, Log } from '../../persistence/log'
import { storeOf } from '../../projections/shell/store-of'

/** @returns null if there is none, or if one that may be the newest cannot be read */
export const newestOf = async (
  log: Pick<Log, 'sessions' | 'read'>,
  store: string,
): Promise<{ readonly id: string; readonly facts: readonly AnyFact[] } | null> => {
  const sessions = await log.sessions()
  for (const { id } of E.isRight(sessions) ? sessions.right : []) {
    const facts = await log.read(id, 0)
    if (E.isLeft(facts) || facts.right.length === 0) return null
    if ((storeOf(facts.right) ?? store) === store) return { id, facts: facts.right }
  }
  return null
}
