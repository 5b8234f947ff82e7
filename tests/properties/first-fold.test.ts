// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { firstLogic, isUntracked } from '../../src/projections/first-logic'
import type { Logic } from '../../src/projections/logic'
import { wholeLogic } from '../../src/projections/whole-logic'
import { fold, initialState, type State } from '../../src/reducers'
import { session } from '../arbitraries/lively-sessions'
import { anySession, recorded, wellFormed, type Entry } from '../arbitraries/sessions'
import { storeRead } from '../support/facts'
import { opened } from '../support/story'
import { holds } from './holds'

describe('the fold of the intro', { tags: ['P-02'] }, () => {
  it('given any session, without the facts that it does not know, then both folds agree after each fact', () =>
    holds(
      fc.property(fc.oneof(session, anySession), (entries) => {
        expectAlike(wellFormed([entry(opened('')), ...entries]))
      }),
    ))

  it('given its calls are answered, refused and made again, then it knows each fact, and both agree', () => {
    const asked = fact('StoreReadRequested')
    const facts = [
      opened(''),
      asked,
      fact('StoreReadRefused', { fault: { tag: 'Timeout' } }),
      fact('NetworkLost'),
      fact('NetworkRegained'),
      fact('ReadingRetried'),
      asked,
      storeRead(),
      fact('DescriptionDrafted', { text: 'Bread' }),
      fact('DialogOpened', { dialog: 'theme-switch' }),
      fact('WayOutTaken', { url: '/elsewhere' }),
      fact('DepartureRequested', { url: '/elsewhere' }),
      fact('DepartureMade'),
    ]
    expect(expectAlike(wellFormed(facts.map(entry)))).toBe(facts.length)
  })

  it.each<readonly [string, FlowEvent]>([
    ['a fact of the designer', fact('DesignUndone')],
    ['a fact that leads to another screen', fact('QuickStartChosen')],
    ['a design that the intro reads', fact('DesignReadRequested', { preview: null })],
    ['a dialog of another screen', fact('DialogOpened', { dialog: 'restore' })],
  ])('given %s, then it is left to the whole one', (_, event) => {
    const state = fold(initialState, recorded<FlowEvent>(opened('')))
    expect(firstLogic.fold(state, recorded<FlowEvent>(event, { seq: 2, id: 'fact-2' }))).toBeNull()
  })
})

// Helpers

const entry = (event: FlowEvent): Entry => ({ event, which: 0 })

/** Folds the facts that both know. @returns how many these are */
const expectAlike = (log: readonly Recorded<FlowEvent>[]): number => {
  let [first, whole] = [initialState, initialState]
  let known = 0
  for (const one of log) {
    const next = firstLogic.fold(first, one)
    if (next === null) continue
    known += 1
    if (isUntracked(one.event)) expect(wholeLogic.trackedIn({ before: first, fact: one, after: next })).toEqual([])
    first = next
    whole = fold(whole, one)
    expect(first).toStrictEqual(whole)
    expect(says(firstLogic, first)).toStrictEqual(says(wholeLogic, whole))
  }
  return known
}

const says = ({ owed, mayRun, isWaitedFor, requestsToAbandon, isFinished }: Logic, state: State) => ({
  owed: owed(state).map(({ id, request }) => ({
    id,
    request,
    runs: mayRun(state, request),
    waits: id !== null && isWaitedFor(state, id),
  })),
  abandoned: requestsToAbandon(state),
  finished: isFinished(state),
})
