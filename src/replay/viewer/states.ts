/**
 * The state after any fact, on demand. A checkpoint is kept every `span` facts, and the facts after it are folded: a step forward costs one
 * fold, a step back at most the distance between two checkpoints.
 */
import type { AnyFact } from '../../persistence/log'
import { fold, initialState, type State } from '../../reducers'

/** Number of facts between two checkpoints. */
export const span = 250
/** Maximum number of other cached states; they share unchanged parts. */
const recentAtMost = 2 * span

/** Cached states by fact index. They stay valid while the log only grows. */
type Kept = { readonly checkpoints: Map<number, State>; readonly recent: Map<number, State> }

export const nothingKept = (): Kept => ({ checkpoints: new Map(), recent: new Map() })

/** @returns the state after the fact at this index; -1 gives the initial state */
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
  // On the way to a distant fact, only the last stretch is cached.
  if (goal - index <= span) recent.set(index, state)
}

/** The log on display: that of the current session, of another session in this browser, or from a file. */
export type Opened =
  | { readonly kind: 'present' }
  | { readonly kind: 'kept'; readonly session: string; readonly facts: readonly AnyFact[] }
  | {
      readonly kind: 'file'
      readonly name: string
      readonly session: string
      readonly masked: boolean
      readonly facts: readonly AnyFact[]
      readonly doubts: readonly string[]
    }
