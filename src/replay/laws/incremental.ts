/** P-02: folding step by step, with the state serialized in between, gives the same as folding from the start. */
import type { AnyFact } from '../../persistence/log'
import { foldAll } from '../../reducers'
import { isSame } from '../same'
import { endOf, stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const incremental: Law = {
  name: 'incremental',
  sentence: 'Going on from a state that was written down gives the same as folding from the start.',
  broken: (facts) => firstBroken(places(facts.length), ({ place }) => brokenAt(facts, place)),
}

/** Whether serializing the state after `place` facts changes the result. */
export const brokenAt = (facts: readonly AnyFact[], place: number): string | null => {
  // The same copy as IndexedDB makes, which keeps shared objects shared.
  const half = structuredClone(endOf(stepsOf(facts).slice(0, place)))
  return isSame(foldAll(facts.slice(place), half), endOf(stepsOf(facts)))
    ? null
    : `Written down after ${place} facts, the session ends in another state.`
}

/** Eight positions across the log, since each costs a fold of the rest. */
const places = (length: number) =>
  [...new Set(Array.from({ length: 8 }, (_, index) => Math.floor((index * length) / 8)))].map((place) => ({
    place,
    seq: place,
  }))
