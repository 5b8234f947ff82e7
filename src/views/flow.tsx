/** The views' interface to the flow: queries on the state, and recording facts. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { FlowEvent } from '../events'
import type { State } from '../reducers'

/**
 * Values from outside that a fact may need: a new id, a random number, whether the previous history entry belongs to the flow.
 */
export type Externals = { readonly id: () => string; readonly random: () => number; readonly hasPast: () => boolean }

export type FlowClient = {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
  /** Resolves once the fact is stored and the state includes it. */
  readonly record: (event: FlowEvent | ((found: Externals) => FlowEvent)) => Promise<void>
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

/** The result of a query, updated when it changes. The query runs once per state. */
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

/** Pause after a fact before `useLaterProjection` runs its query, in milliseconds. */
const rest = 250

/**
 * Like `useProjection`, for a slow query. It runs after the pause, so that the rest of the screen shows the change first.
 */
export const useLaterProjection = <A,>(query: (state: State) => A): A => {
  const { state, subscribe } = useFlow()
  const [answer, setAnswer] = useState(() => query(state()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setAnswer(() => query(state())), rest)
    }
    const end = subscribe(ask)
    ask()
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [query, state, subscribe])
  return answer
}

/** @returns a function that runs a query once, outside rendering */
export const useAsk = (): (<A>(query: (state: State) => A) => A) => {
  const { state } = useFlow()
  return useCallback((query) => query(state()), [state])
}

/** Records a fact: `record(fact('DialogClosed'))`. */
export const useRecord = (): FlowClient['record'] => useFlow().record
