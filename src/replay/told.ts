/** A state as people are told it: the history of the design as two lists of steps, not in the branches that it is kept in. */
import type { State } from '../reducers'
import type { Designing, HistoryEntry } from '../reducers/design/designing'
import { valuesOf, type Stack } from '../reducers/design/stack'

type List = readonly HistoryEntry[]

type ToldDesigning = Omit<Designing, 'past' | 'future'> & {
  readonly past: List
  /** The step to redo next is the last one, so that an undo adds one line to a difference, and moves none. */
  readonly future: List
}

export type ToldState = Omit<State, 'designing'> & { readonly designing: ToldDesigning }

/** What two states share is told as the same object. */
export const toldState = (state: State): ToldState => ({ ...state, designing: toldDesigning(state.designing) })

/** The lists are made only if someone looks at them. */
const toldDesigning = (designing: Designing): ToldDesigning => {
  const known = told.get(designing)
  if (known !== undefined) return known
  const { past, future } = designing
  const made: ToldDesigning = {
    ...designing,
    get past() {
      return listOf(past)
    },
    get future() {
      return listOf(future)
    },
  }
  told.set(designing, made)
  return made
}

const told = new WeakMap<Designing, ToldDesigning>()

/** Remembers those of the two states that are compared, not one per fact: each is as long as the session. */
const listOf = (stack: Stack<HistoryEntry>): List => {
  const known = lists.find(({ of }) => of === stack)
  if (known !== undefined) return known.list
  const list = valuesOf(stack)
  lists = [{ of: stack, list }, ...lists.slice(0, 3)]
  return list
}

let lists: readonly { readonly of: Stack<HistoryEntry>; readonly list: List }[] = []
