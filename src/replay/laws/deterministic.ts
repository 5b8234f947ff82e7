/** P-01: finds folds that depend on a clock, on randomness or on an earlier fold. */
import type { AnyFact } from '../../persistence/log'
import { fold, initialState, type State } from '../../reducers'
import { isSame, type Equals } from '../same'
import { stepsOf } from '../steps'
import { firstBroken, inWords, type Law } from './law'

export const deterministic: Law = {
  name: 'deterministic',
  sentence: 'Folding the same facts twice gives the same state after every fact.',
  broken: (facts) => {
    const equals: Equals = new WeakMap()
    return firstBroken(pairs(facts), ({ one, two }) => unlike(one, two, equals))
  },
}

function* pairs(facts: readonly AnyFact[]) {
  let two = initialState
  for (const { fact, after } of stepsOf(facts)) {
    two = fold(two, structuredClone(fact))
    yield { seq: fact.seq, one: after, two }
  }
}

const unlike = (one: State, two: State, equals: Equals): string | null => {
  const parts = (Object.keys(one) as (keyof State)[]).filter((part) => !isSame(one[part], two[part], equals))
  return parts.length === 0 ? null : `The second time ${inWords(parts)} came out differently.`
}
