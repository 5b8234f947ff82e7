/** P-04: tabs overlap and networks repeat, so each fact of the log and each response counts once. */
import type { AnyFact } from '../../persistence/log'
import { fold, type State } from '../../reducers'
import { hashOf } from '../hash'
import { endOf, stepsOf } from '../steps'
import { firstBroken, type Law } from './law'

export const repetition: Law = {
  name: 'repetition',
  sentence: 'A fact that comes again changes nothing, at once or later.',
  broken: (facts) => {
    const end = endOf(stepsOf(facts))
    return firstBroken(
      stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, fact, after })),
      ({ fact, after }) =>
        fold(after, fact) !== after
          ? 'Coming twice in a row, it changed the state again.'
          : fold(end, fact) !== end
            ? 'Coming again at the end, it changed the state.'
            : null,
    )
  },
}

export const secondAnswer: Law = {
  name: 'second-answer',
  sentence: 'A second answer to a settled request changes nothing but the place in the log.',
  broken: (facts) => {
    const end = endOf(stepsOf(facts))
    return firstBroken(
      facts.filter(({ settles }) => settles !== null),
      (answer) => (changes(end, answer) ? 'Given once more under another id, it changed the state.' : null),
    )
  },
}

const changes = (state: State, answer: AnyFact) =>
  hashOf({ ...fold(state, { ...answer, id: 'again', seq: state.seq + 1 }), seq: 0 }) !== hashOf({ ...state, seq: 0 })
