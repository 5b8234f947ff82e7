import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log/envelope'
import { isRequest, phaseOf } from '../../src/events/calls/phase'
import { owed } from '../../src/projections/owed'
import { fold, foldAll, initialState, type State } from '../../src/reducers'
import { orSkipped } from '../../src/reducers/shell/skipped'
import { hurried, hurriedMoves } from '../arbitraries/hurried-sessions'
import { session } from '../arbitraries/lively-sessions'
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

/** A fact that no reducer looks into is not. */
const isSkipped = (state: State, seq: number) => state.skipped.some((one) => one.seq === seq)

const logs: fc.Arbitrary<readonly Recorded<FlowEvent>[]> = fc.oneof(session.map(wellFormed), hurriedMoves.map(hurried))

describe('[P-14] a fact that cannot be folded', () => {
  it('given any session and any of its facts, then it is named and skipped, and all others count', async () => {
    let skipped = 0
    await holds(
      fc.property(logs, fc.nat(), (log, which) => {
        const index = which % log.length
        const bad = log[index]
        if (bad === undefined) return
        const state = log.map((one) => (one === bad ? unfoldable(one) : one)).reduce<State>(fold, initialState)
        expect(state.seq).toBe(log.at(-1)?.seq)
        if (!isSkipped(state, bad.seq)) return
        skipped += 1
        expect(state.skipped).toEqual([{ seq: bad.seq, type: bad.event.type, why: state.skipped[0]?.why }])
        expect(state.skipped[0]?.why).toMatch(/^No /)
        if (phaseOf(bad.event.type) === null)
          expect(meaning(state)).toEqual(meaning(foldAll(log.filter((one) => one !== bad))))
      }),
    )
    expect(skipped).toBeGreaterThan(0)
  })

  it('given an answer that nothing can be made of, known or not, then the call has failed, and nothing waits for ever', async () => {
    let failed = 0
    await holds(
      fc.property(hurriedMoves.map(hurried), fc.nat(), fc.boolean(), (log, which, known) => {
        const answers = log.filter(({ settles }) => settles !== null)
        const bad = answers[which % Math.max(answers.length, 1)]
        if (bad === undefined || bad.settles === null) return
        const before = foldAll(log.filter(({ seq }) => seq < bad.seq))
        if (!Object.hasOwn(before.calls.open, bad.settles)) return
        const strange = { ...bad, event: { type: 'UnknownFact', raw: bad.event, why: 'strange' } } as const
        const after = fold(before, known ? unfoldable(bad) : strange)
        expect(Object.hasOwn(after.calls.open, bad.settles)).toBe(false)
        // A call that was about something else by then says nothing; of the others it is known how they ended.
        if (isSkipped(after, bad.seq)) failed += 1
      }),
    )
    expect(failed).toBeGreaterThan(0)
  })

  it('given a request that cannot be folded, then it has failed, and is not asked for again and again', async () => {
    let failed = 0
    await holds(
      fc.property(hurriedMoves.map(hurried), fc.nat(), (log, which) => {
        const requests = log.filter(({ event }) => isRequest(event))
        const bad = requests[which % Math.max(requests.length, 1)]
        if (bad === undefined) return
        const stumbling = (state: State, one: Recorded<FlowEvent>) => {
          if (one.event === bad.event) throw new Error('It stumbles')
          return fold(state, one)
        }
        const before = foldAll(log.filter(({ seq }) => seq < bad.seq))
        const after = orSkipped(stumbling, before, bad)
        failed += 1
        expect(isSkipped(after, bad.seq)).toBe(true)
        expect(owed(after).filter(({ id, request }) => id === null && request.type === bad.event.type)).toEqual([])
      }),
    )
    expect(failed).toBeGreaterThan(0)
  })
})
