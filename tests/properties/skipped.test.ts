// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { isRequest, phaseOf } from '../../src/events/call-facts'
import { owed } from '../../src/projections/owed'
import { fold, foldAll, initialState, type State } from '../../src/reducers'
import { orSkipped } from '../../src/reducers/shell'
import { hurried, hurriedMoves } from '../arbitraries/hurried-sessions'
import { session } from '../arbitraries/lively-sessions'
import { sampled } from '../arbitraries/sampled'
import { wellFormed } from '../arbitraries/sessions'
import { holds } from './holds'

/** A fact at which every reducer stumbles that looks further than its type. */
const unfoldable = ({ event, ...envelope }: Recorded<FlowEvent>): Recorded<FlowEvent> => ({
  ...envelope,
  event: new Proxy(event, {
    get: (target, key) => {
      if (key === 'type') return target.type
      throw new TypeError(`No ${String(key)}`)
    },
  }),
})

/** All that a fact means, without where in the log it stands. */
const meaning = ({ seq: _, cause: __, at: ___, skipped: ____, ...rest }: State) => rest

/** False for a fact that no reducer reads. */
const isSkipped = (state: State, seq: number) => state.skipped.some((one) => one.seq === seq)

const logs: fc.Arbitrary<readonly Recorded<FlowEvent>[]> = fc.oneof(session.map(wellFormed), hurriedMoves.map(hurried))

const anyLog: fc.Arbitrary<readonly [readonly Recorded<FlowEvent>[], number]> = fc.tuple(logs, fc.nat())
const anyHurried = fc.tuple(hurriedMoves.map(hurried), fc.nat(), fc.boolean())

const chosenOf = <One>(all: readonly One[], which: number): One | undefined => all[which % Math.max(all.length, 1)]

/** The log with one fact that stumbles, and the state after it. */
const stumbledOver = ([log, which]: readonly [readonly Recorded<FlowEvent>[], number]) => {
  const bad = chosenOf(log, which)
  const state = log.map((one) => (one === bad ? unfoldable(one) : one)).reduce<State>(fold, initialState)
  return { bad, state, isNamed: bad !== undefined && isSkipped(state, bad.seq) }
}

/** An answer to an open request, known or not, that cannot be used; null if the log has none. */
const uselessAnswer = ([log, which, known]: readonly [readonly Recorded<FlowEvent>[], number, boolean]) => {
  const answer = chosenOf(
    log.filter(({ settles }) => settles !== null),
    which,
  )
  if (answer === undefined || answer.settles === null) return null
  const before = foldAll(log.filter(({ seq }) => seq < answer.seq))
  if (!Object.hasOwn(before.calls.open, answer.settles)) return null
  const strange = { ...answer, event: { type: 'UnknownFact', raw: answer.event, why: 'strange' } } as const
  const after = fold(before, known ? unfoldable(answer) : strange)
  return { settles: answer.settles, after, isNamed: isSkipped(after, answer.seq) }
}

describe('a fact that cannot be folded', { tags: ['P-14'] }, () => {
  it('given any session and any of its facts, then it is listed as skipped, and all others are folded', () =>
    holds(
      fc.property(anyLog, ([log, which]) => {
        const { bad, state, isNamed } = stumbledOver([log, which])
        if (bad === undefined) return
        expect(state.seq).toBe(log.at(-1)?.seq)
        if (!isNamed) return
        expect(state.skipped).toEqual([{ seq: bad.seq, type: bad.event.type, why: state.skipped[0]?.why }])
        expect(state.skipped[0]?.why).toMatch(/^No /)
        if (phaseOf(bad.event.type) === null)
          expect(meaning(state)).toEqual(meaning(foldAll(log.filter((one) => one !== bad))))
      }),
    ))

  it('given an unusable answer, known or not, then its call is refused, and nothing waits forever', () =>
    holds(
      fc.property(anyHurried, (one) => {
        const answered = uselessAnswer(one)
        if (answered !== null) expect(Object.hasOwn(answered.after.calls.open, answered.settles)).toBe(false)
      }),
    ))

  it('in many of these sessions the fact or the answer is skipped', () => {
    // Reducers do not read some facts, and ignore an answer to a call that is no longer of interest.
    expect(sampled(anyLog).filter((one) => stumbledOver(one).isNamed).length).toBeGreaterThan(10)
    expect(sampled(anyHurried).filter((one) => uselessAnswer(one)?.isNamed).length).toBeGreaterThan(10)
  })

  it('given a request that cannot be folded, then it is refused, and is not repeated endlessly', () =>
    holds(
      fc.property(hurriedMoves.map(hurried), fc.nat(), (log, which) => {
        const bad = chosenOf(
          log.filter(({ event }) => isRequest(event)),
          which,
        )!
        const stumbling = (state: State, one: Recorded<FlowEvent>) => {
          if (one.event === bad.event) throw new Error('It stumbles')
          return fold(state, one)
        }
        const before = foldAll(log.filter(({ seq }) => seq < bad.seq))
        const after = orSkipped(stumbling, before, bad)
        expect(isSkipped(after, bad.seq)).toBe(true)
        expect(owed(after).filter(({ id, request }) => id === null && request.type === bad.event.type)).toEqual([])
      }),
    ))
})
