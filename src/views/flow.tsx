/** What views get of the flow: questions to the state and a way to record facts. Nothing else. */
import { createContext, useContext, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { FlowEvent } from '../events'
import type { State } from '../reducers'

/** What a fact may take from the world: a new id, a random number, whether the previous history entry is the flow's. */
export type Found = { readonly id: () => string; readonly random: () => number; readonly hasPast: () => boolean }

export type FlowClient = {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves when the fact is kept and folded. */
  readonly record: (event: FlowEvent | ((found: Found) => FlowEvent)) => Promise<void>
}

const Flow = createContext<FlowClient | null>(null)

export const FlowProvider = ({ client, children }: { client: FlowClient; children: ReactNode }) => (
  <Flow.Provider value={client}>{children}</Flow.Provider>
)

const useFlow = (): FlowClient => {
  const client = useContext(Flow)
  if (client === null) throw new Error('A view of the flow stands outside FlowProvider')
  return client
}

/** The answer to a query, again whenever it changes. The query is asked once per state. */
export const useProjection = <A,>(query: (state: State) => A): A => {
  const { state, subscribe } = useFlow()
  const last = useRef<{ state: State; query: (state: State) => A; answer: A } | null>(null)
  const answer = () => {
    const now = state()
    if (last.current?.state !== now || last.current.query !== query)
      last.current = { state: now, query, answer: query(now) }
    return last.current.answer
  }
  return useSyncExternalStore(subscribe, answer)
}

/** Records a fact: `record(fact('DialogClosed'))`. */
export const useRecord = (): FlowClient['record'] => useFlow().record
