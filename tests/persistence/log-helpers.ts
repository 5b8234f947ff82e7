/** What the cases of the log's contract share; free of any test framework, as they are. */
import * as E from 'fp-ts/Either'
import { fact, type FlowEvent } from '../../src/events'
import type { Draft } from '../../src/events/log'
import type { Appended, Log, LogFault } from '../../src/persistence/log'

export const draft = (id: string, event: FlowEvent): Draft<FlowEvent> => ({
  id,
  session: 'session',
  at: 1_700_000_000_000,
  tab: 'tab',
  build: 'test',
  cause: null,
  settles: null,
  event,
})

export const answer = (id: string): Draft<FlowEvent> => ({
  ...draft(id, fact('ProductsCreated', { ids: [] })),
  settles: 'r',
})

export const read = async (log: Log, after: number) => {
  const facts = await log.read('session', after)
  if (E.isLeft(facts)) throw new Error('The log could not be read')
  return facts.right
}

export const all = (log: Log) => read(log, 0)

export const appended = (result: E.Either<LogFault, Appended>): Appended => {
  if (E.isLeft(result)) throw new Error('Nothing was written')
  return result.right
}

export const check = (condition: boolean, what: string) => {
  if (!condition) throw new Error(`Not so: ${what}`)
}

export const same = (found: unknown, wanted: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`)
}
