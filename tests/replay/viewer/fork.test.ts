import * as E from 'fp-ts/Either'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { openFlow } from '../../../src/app/loop/open-flow'
import { connect } from '../../../src/persistence/database'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import type { AnyFact, Log } from '../../../src/persistence/log'
import { readSummaries } from '../../../src/persistence/remove-sessions'
import { foldAll } from '../../../src/reducers'
import { forkOf } from '../../../src/replay/viewer/fork'
import { surroundings } from '../../support/world'
import { entries, session, sessionOf } from './session'

const stamps = () => {
  let ids = 0
  return { id: () => `new-${(ids += 1)}`, now: () => 1_800_000_000_000, tab: 'viewer', build: 'later' }
}

const draftsOf = (facts: readonly AnyFact[]) => facts.map(({ seq: _, ...draft }) => draft as never)

const read = async (log: Log, id: string) => {
  const facts = await log.read(id, 0)
  return E.isRight(facts) ? facts.right : []
}

describe('a fork', () => {
  it(
    'given a session, when it is forked, then both are kept, and the flow opens on the fork where it was',
    { tags: ['V-02'] },
    async () => {
      const log = indexedDbLog('fork')
      await log.append(draftsOf(session))
      const here = session.slice(0, 8)
      expect(E.isRight(await log.append(forkOf(here, stamps())))).toBe(true)

      const original = await read(log, 'first')
      const fork = await read(log, 'new-1')
      expect(original.map(({ event }) => event)).toEqual(session.map(({ event }) => event))
      expect(fork).toHaveLength(9)
      expect(fork.at(-1)?.event).toEqual(fact('FlowForked', { from: 'first', seq: 8 }))

      const loop = await openFlow({
        log,
        stamps: stamps(),
        surroundings,
        path: '/customize-store/assembler-hub',
        arrival: 'address',
        customizing: false,
        joins: async () => true,
        onAppended: () => undefined,
      })
      expect(loop.session).toBe('new-1')
      expect(loop.state().route.path).toBe('/customize-store/assembler-hub')
      expect(Object.values(loop.state().calls.open).map(({ type }) => type)).toEqual([
        'DesignReadRequested',
        'PatternsReadRequested',
      ])
      const summaries = await readSummaries(connect('fork'))
      expect(summaries?.map(({ id, facts }) => [id, facts])).toEqual([
        ['new-1', 9],
        ['first', 12],
      ])
      expect(summaries?.[1]?.endedAt).toBe(session.at(-1)?.at)
    },
  )

  it('has facts with new ids, to which causes and answers refer', { tags: ['V-02'] }, () => {
    const drafts = forkOf(session, stamps())(1)
    const ids = drafts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(session.length + 1)
    expect(ids.some((id) => session.some((one) => one.id === id))).toBe(false)
    drafts.slice(0, -1).forEach(({ cause, settles, at }, index) => {
      const was = session[index]!
      expect(cause).toBe(was.cause === null ? null : ids[session.findIndex(({ id }) => id === was.cause)])
      expect(settles).toBe(was.settles === null ? null : ids[session.findIndex(({ id }) => id === was.settles)])
      expect(at).toBe(was.at)
    })
  })

  it('folds to the same state as the session up to that fact', { tags: ['V-02'] }, () => {
    const fork = forkOf(session, stamps())(1).map((draft, index): AnyFact => ({ ...draft, seq: index + 1 }))
    const { seq: _a, at: _b, cause: _c, calls: one, ...was } = foldAll(session)
    const { seq: _d, at: _e, cause: _f, calls: other, ...is } = foldAll(fork)
    expect(is).toEqual({ ...was, forked: true })
    expect(other.ended).toEqual(one.ended)
    expect(Object.values(other.open)).toEqual(Object.values(one.open))
  })

  it('refers to its own sections; a text that looks like a section’s id stays', { tags: ['V-02'] }, () => {
    const title = fact('SiteTitleWritten', { title: '10-0' })
    const log = sessionOf(
      ...entries,
      [fact('SectionPlaced', { section: '10-1', before: '10-0' }), { id: 'placed' }],
      [fact('SectionDeleted', { section: '99-0' }), { id: 'deleted' }],
      [title, { id: 'named' }],
    )
    const fork = forkOf(log, stamps())(101)
    expect(fork.slice(-4, -1).map(({ event }) => event)).toEqual([
      fact('SectionPlaced', { section: '110-1', before: '110-0' }),
      fact('SectionDeleted', { section: '99-0' }),
      title,
    ])
  })

  it(
    'given a session that lost its storage, then the fork is stored, without the consent to unsaved work',
    { tags: ['V-02'] },
    () => {
      const lost = [fact('StorageLost', { why: 'full' }), fact('UnsavedWorkAccepted')]
      const log = sessionOf(...entries, [lost[0]!, { id: 'lost' }], [lost[1]!, { id: 'accepted' }])
      expect(foldAll(log).world).toMatchObject({ kept: false, unsavedAccepted: true })
      const fork = forkOf(log, stamps())(1).map((draft, index): AnyFact => ({ ...draft, seq: index + 1 }))
      expect(foldAll(fork).world).toMatchObject({ kept: true, unsavedAccepted: false })
    },
  )

  it('that was appended already is not appended again', { tags: ['V-02'] }, async () => {
    const log = indexedDbLog('fork-twice')
    const fork = forkOf(session, stamps())
    expect(E.isRight(await log.append(fork))).toBe(true)
    expect(E.isRight(await log.append(fork))).toBe(true)
    expect(await read(log, 'new-1')).toHaveLength(session.length + 1)
  })

  it('copies a fact that this build does not know as it was recorded', { tags: ['V-02'] }, () => {
    const raw = { type: 'FromTheFuture', more: 1, about: 'palette' }
    const odd = { ...session[0]!, event: { type: 'UnknownFact' as const, raw, why: '' } }
    const [copy] = forkOf([odd], stamps())(1)
    expect(copy?.event).toEqual(raw)
  })
})
