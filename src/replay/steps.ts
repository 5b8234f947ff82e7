/** Folds a recording: each fact with the state before and after it. */
import type { AnyFact } from '../persistence/log'
import { screen, type Screen } from '../projections/screen'
import type { Appended } from '../projections/tracking/tracking'
import { fold, initialState, type State } from '../reducers'

/** One step per fact, in order. Cached per list of facts. */
export const stepsOf = (facts: readonly AnyFact[]): readonly Appended[] => {
  const known = folded.get(facts)
  if (known !== undefined) return known
  let before = initialState
  const steps = facts.map((fact) => {
    const step = { before, fact, after: fold(before, fact) }
    before = step.after
    return step
  })
  folded.set(facts, steps)
  return steps
}

/** The state after the last step. */
export const endOf = (steps: readonly Appended[]): State => steps.at(-1)?.after ?? initialState

/** The state after the last fact up to and including `seq`. */
export const stateAt = (facts: readonly AnyFact[], seq: number): State =>
  endOf(stepsOf(facts).filter(({ fact }) => fact.seq <= seq))

const folded = new WeakMap<readonly AnyFact[], readonly Appended[]>()

export type Stop = { readonly seq: number; readonly at: number; readonly screen: Screen; readonly path: string }

/**
 * The merchant's path through the flow: a stop whenever the screen or its address changes, and the fact that led there.
 */
export const screenPath = (facts: readonly AnyFact[]): readonly Stop[] =>
  stepsOf(facts)
    .map(({ fact: { seq, at }, after }): Stop => ({ seq, at, screen: screen(after), path: after.route.path }))
    .filter((stop, index, all) => stop.screen !== all[index - 1]?.screen || stop.path !== all[index - 1]?.path)
