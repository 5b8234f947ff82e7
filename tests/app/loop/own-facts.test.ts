import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createLoop } from '../../../src/app/loop/loop'
import { fact } from '../../../src/events'
import { connect } from '../../../src/persistence/database'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import type { Log } from '../../../src/persistence/log'
import { logWithMemoryFallback } from '../../../src/persistence/log-with-memory-fallback'
import { removeSessions } from '../../../src/persistence/remove-sessions'
import { opened } from '../../support/story'

describe('a fact of this tab', { tags: ['L-01'] }, () => {
  it('given no other tab writes, then it is folded without reading the log', async () => {
    const { loop, reads, palettes } = await aPage()
    const before = reads()
    await Promise.all([loop.record(chosen('Slate')), loop.record(chosen('Canary'))])
    await loop.record(chosen('Cinder'))
    expect(palettes()).toEqual(['Slate', 'Canary', 'Cinder'])
    expect(reads()).toBe(before)
  })

  it('given its append has not returned, then it is not folded', async () => {
    const { loop, palettes, hold } = await aPage()
    const goOn = hold()
    const recorded = loop.record(chosen('Slate'))
    await turn()
    expect(palettes()).toEqual([])
    goOn()
    await recorded
    expect(palettes()).toEqual(['Slate'])
  })

  it('given another tab wrote before it, then both are folded, in the order of the log', async () => {
    const { name, loop, palettes } = await aPage()
    const other = await aPage(name, 'other')
    await other.loop.record(chosen('Canary'))
    await loop.record(chosen('Slate'))
    expect(palettes()).toEqual(['Canary', 'Slate'])
    await other.loop.catchUp()
    expect(other.loop.facts()).toEqual(loop.facts())
    expect(other.loop.state()).toEqual(loop.state())
  })

  it('given it is read, with a later fact, before its append returns, then it is folded once', async () => {
    const { name, loop, palettes, hold } = await aPage()
    const other = await aPage(name, 'other')
    const goOn = hold()
    const recorded = loop.record(chosen('Slate'))
    await expect.poll(async () => (await other.loop.catchUp(), other.palettes())).toEqual(['Slate'])
    await other.loop.record(chosen('Canary'))
    await loop.catchUp()
    goOn()
    await recorded
    expect(palettes()).toEqual(['Slate', 'Canary'])
  })

  it('given another tab answered the request first, then this answer is not folded', async () => {
    const { name, loop } = await aPage()
    await loop.record(fact('EditorSettingsReadRequested', { preview: null }))
    const id = loop.facts().at(-1)?.id ?? ''
    const other = await aPage(name, 'other')
    const answer = fact('EditorSettingsReadReceived', { settings: '{}' })
    await other.loop.record(answer, { cause: id, settles: id })
    await loop.record(answer, { cause: id, settles: id })
    expect(loop.facts().filter(({ settles }) => settles === id)).toMatchObject([{ tab: 'other' }])
    expect(loop.facts()).toEqual(other.loop.facts())
  })
})

describe('a fact of a tab whose log is gone', { tags: ['L-05'] }, () => {
  it('given the session was deleted and nothing written since, then that is reported; every fact is there', async () => {
    const { name, loop, told, palettes } = await aPage()
    await loop.record(chosen('Slate'))
    await connect(name).use((database) => removeSessions(database, () => ['session']))
    await loop.record(chosen('Canary'))
    expect(told).toEqual(['Emptied'])
    expect(palettes()).toEqual(['Slate', 'Canary'])
    await loop.record(chosen('Cinder'))
    expect(palettes()).toEqual(['Slate', 'Canary', 'Cinder'])
  })

  it('given storage was cleared and refilled to the last position, then that is reported; no fact is lost', async () => {
    const { name, loop, told, palettes, log } = await aPage()
    await loop.record(chosen('Slate'))
    await connect(name).use((database) => database.clear('events'))
    const last = loop.facts().at(-1)
    await connect(name).use((database) =>
      database.put('events', { ...last, settles: 'nothing', id: 'theirs', session: 'theirs' } as never),
    )
    await loop.record(chosen('Canary'))
    expect(told).toEqual(['Emptied'])
    expect(palettes()).toEqual(['Slate', 'Canary'])
    const kept = await log.read('session', 0)
    expect(E.isRight(kept) && kept.right).toEqual(loop.facts())
  })
})

// Helpers

let databases = 0

const chosen = (palette: string) => fact('PaletteChosen', { palette })

const turn = () => new Promise((resolve) => void setTimeout(resolve, 20))

/** A page on a log in IndexedDB, which tells how often it was read and lets its appends wait for their answer. */
const aPage = async (name = `own-facts-of-a-page-${(databases += 1)}`, tab = 'own') => {
  let reads = 0
  let gate: Promise<void> | null = null
  const told: string[] = []
  const log = logWithMemoryFallback(indexedDbLog(name), (why) => told.push(why))
  const watched: Log = {
    ...log,
    append: async (...given) => {
      const result = await log.append(...given)
      await gate
      return result
    },
    read: (...given) => ((reads += 1), log.read(...given)),
  }
  let ids = 0
  const stamps = { id: () => `${tab}-${(ids += 1)}`, now: () => ids, tab, build: 'test' }
  const loop = createLoop({ log: watched, session: 'session', stamps })
  await loop.catchUp()
  if (loop.facts().length === 0) await loop.record(opened())
  return {
    name,
    log,
    loop,
    told,
    reads: () => reads,
    hold: () => {
      let goOn: () => void = () => undefined
      gate = new Promise((resolve) => (goOn = resolve))
      return goOn
    },
    palettes: () => loop.facts().flatMap(({ event }) => (event.type === 'PaletteChosen' ? [event.palette] : [])),
  }
}
