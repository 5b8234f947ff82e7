// @module-tag more
import { isEqual } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyFact } from '../../src/persistence/log'
import { initialState, type State } from '../../src/reducers'
import { projections } from '../../src/replay/laws/never-throws'
import { stepsOf } from '../../src/replay/steps'
import { wellFormed } from '../arbitraries/sessions'
import { session } from '../arbitraries/lively-sessions'
import { corpusFiles, corpusRecording } from '../support/corpus'
import { holds } from './holds'

/**
 * Names of the queries whose answer from memory differs from what they work out anew. Anew: after another state, from a copy in which
 * no part is the same object.
 */
const stale = (facts: readonly AnyFact[]): readonly string[] => {
  const states = stepsOf(facts).map(({ after }) => after)
  const remembered = Object.values(projections).map((query) => states.map((state) => query(state)))
  const copies = states.map((state) => structuredClone(state))
  return Object.entries(projections).flatMap(([name, query], which) => {
    const isStale = (copy: State, index: number) => {
      query(initialState)
      return !isEqual(remembered[which]?.[index], query(copy))
    }
    return copies.some(isStale) ? [name] : []
  })
}

describe('a screen shows what the state says, whatever was shown before', { tags: ['P-01'] }, () => {
  it('given any session', () =>
    // Each case works out every query anew after each of its facts.
    holds(
      fc.property(session, (entries) => {
        expect(stale(wellFormed(entries))).toEqual([])
      }),
      { share: 0.02 },
    ))

  it.each(corpusFiles.filter((_, index) => index % 8 === 0))('given the recorded session %s', (name) => {
    expect(stale(corpusRecording(name).facts.slice(0, 120))).toEqual([])
  })
})
