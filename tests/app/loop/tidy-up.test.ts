import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { removeChosen, tidyUp } from '../../../src/app/loop/tidy-up'
import type { Log } from '../../../src/persistence/log'
import { connect } from '../../../src/persistence/database'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import { removeSessions } from '../../../src/persistence/remove-sessions'
import { surroundings } from '../../support/world'

describe('a browser that keeps many sessions', { tags: ['L-05'] }, () => {
  it('keeps ten; texts of the others are removed with them, and shared ones stay', async () => {
    const computer = await aComputer(13)
    const removed = await computer.tidyUp()
    expect(removed?.ids.toSorted()).toEqual(['s0', 's1', 's2'])
    expect(removed?.facts).toBe(9)
    expect(removed?.bytes).toBeGreaterThan(3 * 5000)
    expect(await computer.sessions()).toHaveLength(10)
    expect(await computer.texts()).toHaveLength(10 + 1)
    for (const index of [3, 7, 12]) expect(await computer.typesOf(`s${index}`)).toEqual(whole)
    expect(await computer.typesOf('s1')).toEqual([])
    expect(await computer.tidyUp()).toBeNull()
  })

  it('removes none that has grown since it was read, and no text that a newer fact has', async () => {
    const computer = await aComputer(13)
    const meanwhile = async () => {
      await computer.append('s1', [fact('NetworkLost')])
      await computer.append('s12', [settings(0)])
      return ['s0', 's1', 's2']
    }
    await computer.use((database) => removeSessions(database, meanwhile))
    expect(await computer.typesOf('s0')).toEqual([])
    expect(await computer.typesOf('s1')).toEqual([...whole, 'NetworkLost'])
    expect(await computer.typesOf('s12')).toEqual([...whole, 'EditorSettingsReadReceived'])
  })

  it('with few and small sessions does not read them', async () => {
    const computer = await aComputer(10)
    expect(await computer.tidyUp(50_000_000)).toBeNull()
  })

  it('with a session that cannot be folded keeps it, and removes the others', async () => {
    const computer = await aComputer(13)
    const read = (session: string) => {
      if (session === 's1') throw new TypeError('a bug')
      return computer.read(session)
    }
    const removed = await computer.tidyUp(null, read)
    expect(removed?.ids.toSorted()).toEqual(['s0', 's2', 's3'])
  })

  it('with facts that this build cannot read keeps that session, for a newer build', async () => {
    const computer = await aComputer(13, ['s0'])
    const removed = await computer.tidyUp()
    expect(removed?.ids.toSorted()).toEqual(['s1', 's2', 's3'])
  })
})

describe('a session that the user removes', { tags: ['B-20'] }, () => {
  it('is removed with its facts, and the others stay', async () => {
    const computer = await aComputer(3)
    expect(await computer.remove('s0')).toMatchObject(E.right({ ids: ['s0'], facts: 3 }))
    expect(await computer.sessions()).toEqual(['s1', 's2'])
    expect([await computer.typesOf('s0'), await computer.typesOf('s1')]).toEqual([[], whole])
  })

  it('stays if it is open here or in another tab; nothing happens if there is none', async () => {
    const computer = await aComputer(2)
    expect(await computer.remove('s1')).toEqual(E.left('open'))
    expect(await computer.remove('s0', true)).toEqual(E.left('open'))
    expect(await computer.remove('nobody')).toEqual(E.left('open'))
    expect(await computer.sessions()).toEqual(['s0', 's1'])
  })

  it('reports if the browser denies access', async () => {
    const connection = { use: async () => E.left({ tag: 'Lost', why: 'Denied' } as const) }
    expect(await removeChosen({ connection, present: 's1', taken: async () => false }, 's0')).toEqual(E.left('failed'))
  })
})

// Helpers

const whole = ['FlowOpened', 'EditorSettingsReadReceived', 'FlowAbandoned']

const settings = (index: number) =>
  fact('EditorSettingsReadReceived', { settings: JSON.stringify({ own: `${index}`.padEnd(5000, 'x') }) })

let computers = 0

/** Sessions s0, s1, …, the last one present; each has a long text of its own and one that all share. All but `unread` are at their end. */
const aComputer = async (count: number, unread: readonly string[] = []) => {
  const name = `computer-${(computers += 1)}`
  const log = indexedDbLog(name)
  const connection = connect(name)
  let ids = 0
  const append = async (session: string, events: readonly FlowEvent[]) =>
    log.append(
      events.map((event) => {
        const id = `${(ids += 1)}`
        return { id, session, at: ids, tab: 'tab', build: 'test', cause: null, settles: null, event }
      }),
    )
  const opened = { ...surroundings, title: 'shared'.repeat(1000) }
  for (let index = 0; index < count; index += 1)
    await append(`s${index}`, [
      fact('FlowOpened', { path: '', surroundings: opened, arrival: 'address', customizing: false }),
      settings(index),
      unread.includes(`s${index}`) ? ({ type: 'FlowEndedOtherwise' } as never) : fact('FlowAbandoned'),
    ])
  const use = async <A>(work: Parameters<typeof connection.use<A>>[0]): Promise<A> => {
    const done = await connection.use(work)
    if (E.isLeft(done)) throw new Error(JSON.stringify(done.left))
    return done.right
  }
  const typesOf = async (session: string) => {
    const found = await log.read(session, 0)
    return E.isRight(found) ? found.right.map(({ event }) => event.type) : []
  }
  return {
    use,
    append,
    typesOf,
    sessions: () => use((database) => database.getAllKeys('sessions')),
    texts: () => use((database) => database.getAllKeys('blobs')),
    read: (session: string) => log.read(session, 0),
    remove: (session: string, taken = false) =>
      removeChosen({ connection, present: `s${count - 1}`, taken: async () => taken }, session),
    tidyUp: (used: number | null = null, read: Log['read'] = log.read) =>
      tidyUp({ connection, log: { read }, present: `s${count - 1}`, used: async () => used }),
  }
}
