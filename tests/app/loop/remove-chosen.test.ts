import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { removeChosen } from '../../../src/app/loop/tidying'
import { fact } from '../../../src/events'
import { connect } from '../../../src/persistence/database'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import { bringBack, removedTogether, type Removed } from '../../../src/persistence/remove-sessions'
import { opened } from '../../support/story'

describe('[B-20] a session that the user removes', () => {
  it('is gone with its facts, and two that were removed come back as one', async () => {
    const computer = await aComputer('a', 'b', 'c')
    const [first, later] = [await computer.remove('a'), await computer.remove('b')] as [
      E.Right<Removed>,
      E.Right<Removed>,
    ]
    expect(await computer.sessions()).toEqual(['c'])
    expect(await computer.facts('a')).toBe(0)
    await computer.connection.use((database) => bringBack(database, removedTogether(first.right, later.right)))
    expect(await computer.sessions()).toEqual(['a', 'b', 'c'])
    expect([await computer.facts('a'), await computer.facts('b')]).toEqual([2, 2])
  })

  it('stays if it is the present one, if another tab has it open, or if there is none', async () => {
    const computer = await aComputer('a', 'b')
    expect(await computer.remove('present')).toEqual(E.left('open'))
    expect(await computer.remove('a', async () => true)).toEqual(E.left('open'))
    expect(await computer.remove('nobody')).toEqual(E.left('open'))
    expect(await computer.sessions()).toEqual(['a', 'b'])
  })

  it('is told if the browser denies access', async () => {
    const connection = { use: async () => E.left({ tag: 'Lost', why: 'Denied' } as const) }
    expect(await removeChosen({ connection, present: 'present', taken: async () => false }, 'a')).toEqual(
      E.left('failed'),
    )
  })
})

// Helpers

let computers = 0

/** Keeps these sessions, of two facts each. */
const aComputer = async (...ids: readonly string[]) => {
  const name = `removed-${(computers += 1)}`
  const [log, connection] = [indexedDbLog(name), connect(name)]
  for (const session of ids)
    await log.append(
      [opened(), fact('FlowAbandoned')].map((event, place) => ({
        id: `${session}-${place}`,
        session,
        at: place,
        tab: 'tab',
        build: 'test',
        cause: null,
        settles: null,
        event,
      })),
    )
  const sessions = async () => {
    const found = await log.sessions()
    return E.isRight(found) ? found.right.map(({ id }) => id).toSorted() : []
  }
  const facts = async (session: string) => {
    const found = await log.read(session, 0)
    return E.isRight(found) ? found.right.length : -1
  }
  const remove = (session: string, taken = async (_session: string) => false) =>
    removeChosen({ connection, present: 'present', taken }, session)
  return { connection, sessions, facts, remove }
}
