import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostRoom, mostSessions, surplus } from '../../../src/app/loop/tidy-up'
import { bytesOf, type Stock } from '../../../src/persistence/remove-sessions'

describe('[L-05] old sessions that make room', () => {
  it('up to ten stay', async () => {
    expect(await gone(sessions(mostSessions))).toEqual([])
  })

  it('of twelve the two oldest go', async () => {
    expect(await gone(sessions(12))).toEqual(['s10', 's11'])
  })

  it('one that goes on stays, however old; one that was brought back stays and takes no place', async () => {
    const all = sessions(14).map((session) => (session.id === 's12' ? { ...session, pinned: true as const } : session))
    expect(await gone(all, { open: ['s13'] })).toEqual(['s9', 's10', 's11'])
  })

  it('the newest that is finished stays: the next session inherits the way back from it', async () => {
    const all = sessions(12)
    const open = all.map(({ id }) => id).filter((id) => id !== 's11')
    expect(await gone(all, { open })).toEqual([])
  })

  it('so does the newest that is finished of another store, whose sessions this browser keeps, too', async () => {
    expect(await gone(sessions(13), { elsewhere: ['s11', 's12'] })).toEqual(['s9', 's10', 's12'])
  })

  it('the oldest go until all have room together', async () => {
    expect(await gone(sessions(5, mostRoom / 4))).toEqual(['s4'])
    expect(await gone(sessions(5, mostRoom * 2))).toEqual(['s2', 's3', 's4'])
  })

  it('a text that sessions share takes room once', async () => {
    const shared = sessions(5, 1000).map((session) => ({ ...session, texts: ['long'] }))
    expect(await gone(shared, { texts: new Map([['long', mostRoom - 5000]]) })).toEqual([])
    expect(await gone(shared, { texts: new Map([['long', mostRoom - 4999]]) })).toEqual(['s4'])
  })

  it('whatever is kept, nothing of it is open or present, and what stays is small enough unless it must stay', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ bytes: fc.integer({ min: 0, max: mostRoom }), open: fc.boolean(), pinned: fc.boolean() })),
        async (some) => {
          const all = some.map(({ bytes, pinned }, index) => ({
            ...stock(index, bytes),
            ...(pinned ? { pinned: true as const } : {}),
          }))
          const open = all.filter((_, index) => some[index]?.open).map(({ id }) => id)
          const going = await gone(all, { open })
          const heir = all.slice(1).find(({ id }) => !open.includes(id))?.id
          const mustStay = ({ id, pinned }: Stock) => id === 's0' || id === heir || open.includes(id) || pinned === true
          expect(all.filter(mustStay).filter(({ id }) => going.includes(id))).toEqual([])
          const kept = all.filter(({ id }) => !going.includes(id))
          const counted = kept.filter(({ pinned }) => pinned !== true)
          const fits = counted.length <= mostSessions && bytesOf(counted, new Map()) <= mostRoom
          expect(fits || kept.every(mustStay)).toBe(true)
          // Oldest first: nothing that may go is older than what went.
          const oldestLeft = all.filter((session) => !mustStay(session) && kept.includes(session)).at(-1)
          const newestGone = all.find(({ id }) => going.includes(id))
          if (oldestLeft && newestGone) expect(oldestLeft.openedAt).toBeGreaterThan(newestGone.openedAt)
        },
      ),
    ))
})

// Helpers

const stock = (index: number, bytes: number): Stock => ({ id: `s${index}`, openedAt: -index, bytes, texts: [] })

/** Newest first; the first of them is the present one. */
const sessions = (count: number, bytes = 100): readonly Stock[] =>
  Array.from({ length: count }, (_, index) => stock(index, bytes))

type Given = {
  readonly open?: readonly string[]
  readonly elsewhere?: readonly string[]
  readonly texts?: ReadonlyMap<string, number>
}

const gone = (all: readonly Stock[], { open = [], elsewhere = [], texts = new Map<string, number>() }: Given = {}) =>
  surplus({
    inventory: { sessions: all, texts, upTo: 0 },
    present: 's0',
    finishedIn: async (session) => (open.includes(session) ? null : elsewhere.includes(session) ? 'other' : 'shop'),
  })
