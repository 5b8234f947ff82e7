/** A client for the past: views draw a state from a log, and what they record is ignored. */
import { initialState, type State } from '../../reducers'
import type { FlowClient } from '../../views/flow'

export type PastClient = FlowClient & { readonly show: (state: State) => void }

export const createPastClient = (): PastClient => {
  let now = initialState
  const listeners = new Set<() => void>()
  return {
    state: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    record: async () => undefined,
    show: (state) => {
      now = state
      for (const listener of [...listeners]) listener()
    },
  }
}
