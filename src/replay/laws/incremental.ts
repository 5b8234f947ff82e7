/** P-02: what is folded step by step, with the state written down in between, is what is folded from the start. */
import type { AnyFact } from '../../persistence/log'
import { foldAll } from '../../reducers'
import { hashOf } from '../hash'
import { endOf, stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const incremental: Law = {
  name: 'incremental',
  sentence: 'Going on from a state that was written down gives the same as folding from the start.',
  broken: (facts) => firstBroken(places(facts.length), ({ place }) => brokenAt(facts, place)),
}

/** Whether it matters that the state was written down after so many facts. */
export const brokenAt = (facts: readonly AnyFact[], place: number): string | null => {
  // A copy as IndexedDB makes it: what was one object is one object again.
  const half = structuredClone(endOf(stepsOf(facts).slice(0, place)))
  return hashOf(foldAll(facts.slice(place), half)) === hashOf(endOf(stepsOf(facts)))
    ? null
    : `Written down after ${place} facts, the session ends in another state.`
}

/** Eight places spread over the log: each costs a fold of the rest. */
const places = (length: number) =>
  [...new Set(Array.from({ length: 8 }, (_, index) => Math.floor((index * length) / 8)))].map((place) => ({
    place,
    seq: place,
  }))
