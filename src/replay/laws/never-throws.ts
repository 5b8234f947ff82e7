/** P-08: any log can be folded and its screens drawn without an error. */
import { trackedIn } from '../../projections/tracking/tracking'
import { fold, initialState, type State } from '../../reducers'
import type { AnyFact } from '../../persistence/log'
import { firstBroken, type Law } from './law'
import { projections } from './projections'

export const neverThrows: Law = {
  name: 'never-throws',
  sentence: 'No reducer, screen, list of work or tracking throws after any fact.',
  broken: (facts) => {
    let before: State = initialState
    return firstBroken(facts, (fact) => {
      const folded = after(before, fact)
      if (typeof folded === 'string') return folded
      const skipped = folded.skipped.at(-1)
      if (fact.event.type !== 'UnknownFact' && skipped?.seq === fact.seq) return `The fold threw: ${skipped.why}`
      const thrown =
        Object.entries(projections)
          .map(([name, query]) => told(name, () => query(folded)))
          .find((sentence) => sentence !== null) ?? told('tracking', () => trackedIn({ before, fact, after: folded }))
      before = folded
      return thrown
    })
  },
}

const after = (before: State, fact: AnyFact): State | string => {
  let state: State = before
  return (
    told('The fold', () => {
      state = fold(before, fact)
    }) ?? state
  )
}

const told = (name: string, work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return `${name} threw: ${error instanceof Error ? error.message : String(error)}`
  }
}
