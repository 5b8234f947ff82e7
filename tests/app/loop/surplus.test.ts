import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostRoom, mostSessions, surplus } from '../../../src/app/loop/tidy-up'
import { bytesOf, type Stock } from '../../../src/persistence/remove-sessions'

describe('old sessions that are removed', { tags: ['L-05'] }, () => {
  it('the newest finished one stays: the next session inherits from it how to restore', async () => {
    const all = sessions(12)
    const open = all.map(({ id }) => id).filter((id) => id !== 's11')
    expect(await gone(all, { open })).toEqual([])
  })

  it('so does the newest finished one of another store whose sessions this browser has', async () => {
    expect(await gone(sessions(13), { elsewhere: ['s11', 's12'] })).toEqual(['s9', 's10', 's12'])
  })

  it('a text that sessions share is counted once', async () => {
    const shared = (length: number) =>
      sessions(5, 1000).map((session) => ({ ...session, texts: new Map([['long', length]]) }))
    expect(await gone(shared(mostRoom - 5000))).toEqual([])
    expect(await gone(shared(mostRoom - 4999))).toEqual(['s4'])
  })

  it('given any sessions, then unfinished and open ones stay, and others only while there is room', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ bytes: fc.integer({ min: 0, max: mostRoom }), open: fc.boolean() })),
        async (some) => {
          const all = some.map(({ bytes }, index) => stock(index, bytes))
          const open = all.filter((_, index) => some[index]?.open).map(({ id }) => id)
          const going = await gone(all, { open })
          const heir = all.slice(1).find(({ id }) => !open.includes(id))?.id
          const mustStay = ({ id }: Stock) => id === 's0' || id === heir || open.includes(id)
          expect(all.filter(mustStay).filter(({ id }) => going.includes(id))).toEqual([])
          const kept = all.filter(({ id }) => !going.includes(id))
          const fits = kept.length <= mostSessions && bytesOf(kept) <= mostRoom
          expect(fits || kept.every(mustStay)).toBe(true)
          // No more than necessary: with the newest that went, too many or too large ones remain.
          const newestGone = all.find(({ id }) => going.includes(id))
          if (newestGone) {
            const before = [...kept, newestGone]
            expect(before.length > mostSessions || bytesOf(before) > mostRoom).toBe(true)
          }
          // Oldest first: nothing that may go is older than what went.
          const oldestLeft = all.filter((session) => !mustStay(session) && kept.includes(session)).at(-1)
          if (oldestLeft && newestGone) expect(oldestLeft.openedAt).toBeGreaterThan(newestGone.openedAt)
        },
      ),
    ))
})

// Helpers

const stock = (index: number, bytes: number): Stock => ({
  id: `s${index}`,
  openedAt: -index,
  facts: [],
  bytes,
  texts: new Map(),
})

/** Newest first; the first of them is the present one. */
const sessions = (count: number, bytes = 100): readonly Stock[] =>
  Array.from({ length: count }, (_, index) => stock(index, bytes))

type Given = { readonly open?: readonly string[]; readonly elsewhere?: readonly string[] }

const gone = (all: readonly Stock[], { open = [], elsewhere = [] }: Given = {}) =>
  surplus({
    sessions: all,
    present: 's0',
    finishedIn: async (session) => (open.includes(session) ? null : elsewhere.includes(session) ? 'other' : 'shop'),
  })
