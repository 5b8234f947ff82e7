/** P-01: finds folds that depend on a clock, on randomness or on an earlier fold. */
import type { AnyFact } from '../../persistence/log'
import { fold, initialState } from '../../reducers'
import { partsOf } from '../hash'
import { stepsOf } from '../steps'
import { firstBroken, inWords, type Law } from './law'

export const deterministic: Law = {
  name: 'deterministic',
  sentence: 'Folding the same facts twice gives the same state after every fact.',
  broken: (facts) => firstBroken(pairs(facts), ({ one, two }) => unlike(partsOf(one), partsOf(two))),
}

function* pairs(facts: readonly AnyFact[]) {
  let two = initialState
  for (const { fact, after } of stepsOf(facts)) {
    two = fold(two, structuredClone(fact))
    yield { seq: fact.seq, one: after, two }
  }
}

const unlike = (one: Readonly<Record<string, string>>, two: Readonly<Record<string, string>>): string | null => {
  const parts = Object.keys(one).filter((part) => one[part] !== two[part])
  return parts.length === 0 ? null : `The second time ${inWords(parts)} came out differently.`
}
