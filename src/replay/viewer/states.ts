/**
 * The state after any fact, on demand. A state is kept every so many facts, and the facts from there on are folded: a step
 * costs one fold, a step back at most as many as lie between two of the kept ones.
 */
import type { AnyFact } from '../../persistence/log'
import { fold, initialState, type State } from '../../reducers'

/** Facts from one kept state to the next. */
export const span = 250
/** States beside those; they share what did not change. */
const recentAtMost = 2 * span

/** Kept states by the index of their fact. Those of a log that only grows stay true. */
export type Kept = { readonly checkpoints: Map<number, State>; readonly recent: Map<number, State> }

export const nothingKept = (): Kept => ({ checkpoints: new Map(), recent: new Map() })

/** @returns the state after the fact at this index of the list; -1 is the state before all */
export const stateAfter = (facts: readonly AnyFact[], index: number, kept: Kept): State => {
  const from = nearest(index, kept)
  let state = known(from, kept) ?? initialState
  if (kept.recent.size > recentAtMost) kept.recent.clear()
  facts.slice(from + 1, index + 1).forEach((fact, offset) => {
    state = fold(state, fact)
    keep(from + 1 + offset, state, index, kept)
  })
  return state
}

const nearest = (index: number, kept: Kept): number => {
  let at = index
  while (at >= 0 && known(at, kept) === undefined) at -= 1
  return at
}

const known = (index: number, { checkpoints, recent }: Kept) => recent.get(index) ?? checkpoints.get(index)

const keep = (index: number, state: State, goal: number, { checkpoints, recent }: Kept) => {
  if ((index + 1) % span === 0) checkpoints.set(index, state)
  // On the way to a far place only the last stretch is worth keeping.
  if (goal - index <= span) recent.set(index, state)
}
