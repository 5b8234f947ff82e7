// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePath } from '../../src/events/route-path'
import { fact, type FlowEvent } from '../../src/events'
import { calls as declared, callOf } from '../../src/events/call-facts'
import { isFinished } from '../../src/projections/finished'
import { requestsToAbandon, owed } from '../../src/projections/owed'
import { fold, foldAll } from '../../src/reducers'
import { callKey } from '../../src/reducers/calls'
import { nothingOwed } from '../../src/replay/laws/settled-once'
import { stepsOf } from '../../src/replay/steps'
import { diligentSession, lived } from '../arbitraries/diligent-sessions'
import { sampled } from '../arbitraries/sampled'
import { recorded, wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'
import { holds } from './holds'

describe('whoever is at the end owes nothing', { tags: ['P-07'] }, () => {
  it('given a session that only asks what is owed, when it is over, then no work on the design is left', () =>
    holds(
      fc.property(diligentSession, (moves) => {
        expect(nothingOwed.broken(lived(moves))).toBeNull()
      }),
    ))

  it('more than one in ten of these sessions saves its design', () => {
    const saved = sampled(diligentSession).filter((moves) =>
      lived(moves).some(({ event }) => event.type === 'DesignPublished'),
    )
    expect(saved.length).toBeGreaterThan(10)
  })

  it(
    'given a session in the designer, when Save is not running, then nothing is to be sent to the store',
    { tags: ['D-13'] },
    () =>
      holds(
        fc.property(diligentSession, (moves) => {
          for (const { after } of stepsOf(lived(moves))) {
            if (parsePath(after.route.path).step !== 'assembler-hub' || after.saving.stage === 'running') continue
            const fresh = owed(after).filter(({ id }) => id === null)
            expect(fresh.filter(({ request }) => /^(EntitySave|Publication)Requested$/.test(request.type))).toEqual([])
          }
        }),
      ),
  )

  it('given a session in the designer, what takes the place of a request that is given up is kept', () =>
    holds(
      fc.property(diligentSession, (moves) => {
        for (const { after } of stepsOf(lived(moves)))
          for (const id of after.abandoned ? [] : requestsToAbandon(after)) {
            const request = after.calls.open[id]
            if (request === undefined) continue
            const given = { type: declared[callOf(request)].abandoned.name } as FlowEvent
            const next = fold(after, recorded(given, { seq: after.seq + 1, id: 'given-up', settles: id }))
            const again = owed(next).find((call) => call.id === null && callKey(call.request) === callKey(request))
            if (again === undefined) continue
            // Another attempt's, or that of a set-up in place of a Save's.
            const asked = fold(next, recorded(again.request, { seq: next.seq + 1, id: 'again', settles: null }))
            expect(requestsToAbandon(asked)).not.toContain('again')
          }
      }),
    ))

  it('given any session, when it is given up, then nothing is owed, and what is on its way is forsaken', () =>
    holds(
      fc.property(session, (entries) => {
        const before = foldAll(wellFormed(entries))
        const state = fold(before, recorded(fact('FlowAbandoned'), { seq: before.seq + 1, id: 'end' }))
        expect(owed(state)).toEqual([])
        expect(requestsToAbandon(state)).toEqual(Object.keys(before.calls.open))
        expect(isFinished(state)).toBe(true)
      }),
    ))
})
