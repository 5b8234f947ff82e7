import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { removeChosen } from '../../../src/app/loop/tidying'
import { fact } from '../../../src/events'
import { connect } from '../../../src/persistence/database'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import { opened } from '../../support/story'

describe('[B-20] a session that the user removes', () => {
  it('is gone with its facts, and the others stay', async () => {
    const computer = await aComputer('a', 'b')
    expect(await computer.remove('a')).toMatchObject(E.right({ ids: ['a'], facts: 2 }))
    expect(await computer.sessions()).toEqual(['b'])
    expect([await computer.facts('a'), await computer.facts('b')]).toEqual([0, 2])
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
  return { sessions, facts, remove }
}
