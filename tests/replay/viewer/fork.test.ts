import * as E from 'fp-ts/Either'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { openFlow } from '../../../src/app/loop/open-flow'
import { connect } from '../../../src/persistence/connection'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import type { AnyFact, Log } from '../../../src/persistence/log'
import { readSummaries } from '../../../src/persistence/summaries'
import { foldAll } from '../../../src/reducers'
import { forkOf } from '../../../src/replay/viewer/fork'
import { surroundings } from '../../support/world'
import { session } from './session'

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
  it('[V-02] given a session, when it is forked, then both are kept, and the flow opens on the fork where it was', async () => {
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
  })

  it('[V-02] its facts have ids of their own, and causes and answers point at them', () => {
    const drafts = forkOf(session, stamps())
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

  it('[V-02] means what the session meant up to there', () => {
    const fork = forkOf(session, stamps()).map((draft, index): AnyFact => ({ ...draft, seq: index + 1 }))
    const { seq: _a, at: _b, cause: _c, calls: one, ...was } = foldAll(session)
    const { seq: _d, at: _e, cause: _f, calls: other, ...is } = foldAll(fork)
    expect(is).toEqual(was)
    expect(other.ended).toEqual(one.ended)
    expect(Object.values(other.open)).toEqual(Object.values(one.open))
  })

  it('[V-02] a fact that this build does not know goes along as it was recorded', () => {
    const raw = { type: 'FromTheFuture', more: 1, about: 'palette' }
    const odd = { ...session[0]!, event: { type: 'UnknownFact' as const, raw, why: '' } }
    const [copy] = forkOf([odd], stamps())
    expect(copy?.event).toEqual(raw)
  })
})
