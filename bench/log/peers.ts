/** The libraries beside which the log is measured. They are installed in `bench`, apart: `npm install --prefix bench`. */
import type { FlowEvent } from '../../src/events'
import type { Contestant, Missing } from './contestant'
import { smallAfter, smallDesigner, type Small } from './small-designer'
import type { Story } from './choices'

export const peers = async (): Promise<readonly (Contestant | Missing)[]> =>
  Promise.all([
    orMissing('XState 5', async () => xstate(await load<XState>('xstate'))),
    orMissing('Redux Toolkit', async () => redux(await load<Toolkit>('@reduxjs/toolkit'))),
    orMissing('Redux Toolkit with the lift of DevTools', async () =>
      lifted(await load<Redux>('redux'), await load<Instrument>('@redux-devtools/instrument')),
    ),
    Promise.resolve({
      name: 'LiveStore',
      why: 'npm cannot install 0.4.0 with its adapter for Node: their peer dependencies exclude each other',
    }),
  ])

/** By a name that the compiler does not follow: the types are there only where the peers are installed. */
const load = async <Library>(name: string): Promise<Library> => (await import(name)) as Library

const orMissing = async (name: string, make: () => Promise<Contestant>): Promise<Contestant | Missing> => {
  try {
    return await make()
  } catch (error) {
    return { name, why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

type Actor = {
  readonly start: () => Actor
  readonly send: (event: FlowEvent) => void
  readonly getSnapshot: () => unknown
  readonly getPersistedSnapshot: () => unknown
}
type XState = {
  readonly createMachine: (config: object) => unknown
  readonly assign: (change: (given: { context: Small; event: FlowEvent }) => Small) => unknown
  readonly createActor: (machine: unknown, options?: object) => Actor
}

const xstate = ({ createMachine, assign, createActor }: XState): Contestant => {
  const actions = assign(({ context, event }) => smallAfter(context, event))
  const machine = createMachine({ context: smallDesigner, on: { '*': { actions } } })
  const played = (story: Story): Actor => {
    const actor = createActor(machine).start()
    for (const { event } of story) actor.send(event)
    return actor
  }
  return {
    name: 'XState 5',
    about:
      'One machine; it keeps a snapshot and no events, so an append is an event sent, and the snapshot is taken at the end.',
    append: async (story) => JSON.stringify(played(story).getPersistedSnapshot()),
    replay: (story) => played(story).getSnapshot(),
    kept: (story) => JSON.stringify(played(story).getPersistedSnapshot()),
    open: (kept) => createActor(machine, { snapshot: JSON.parse(kept) as unknown }).start(),
  }
}

type Reducer = (state: Small | undefined, action: FlowEvent) => Small
type Store = {
  readonly dispatch: (action: object) => unknown
  readonly getState: () => unknown
  readonly liftedStore?: { readonly dispatch: (action: object) => unknown; readonly getState: () => unknown }
}
type Toolkit = { readonly configureStore: (options: object) => Store }
type Redux = { readonly createStore: (reducer: Reducer, enhancer: unknown) => Store }
type Instrument = {
  readonly instrument: (monitor: undefined, options: object) => unknown
  readonly ActionCreators: { readonly importState: (lifted: unknown) => object }
}

const reducer: Reducer = (state = smallDesigner, action) => smallAfter(state, action)

const redux = ({ configureStore }: Toolkit): Contestant => {
  const storeOf = (preloadedState?: unknown) =>
    configureStore({ reducer, preloadedState, devTools: false, middleware: () => [] })
  const played = (story: Story): Store => {
    const store = storeOf()
    for (const { event } of story) store.dispatch(event)
    return store
  }
  return {
    name: 'Redux Toolkit',
    about: 'A store without its checks for development; it keeps its state and no actions.',
    append: async (story) => JSON.stringify(played(story).getState()),
    replay: (story) => played(story).getState(),
    kept: (story) => JSON.stringify(played(story).getState()),
    open: (kept) => storeOf(JSON.parse(kept)),
  }
}

const lifted = ({ createStore }: Redux, { instrument, ActionCreators }: Instrument): Contestant => {
  const storeOf = () => createStore(reducer, instrument(undefined, { maxAge: 1_000_000, shouldCatchErrors: false }))
  const played = (story: Story): Store => {
    const store = storeOf()
    for (const { event } of story) store.dispatch(event)
    return store
  }
  /** The actions, without the states that are computed from them. */
  const actionsOf = (store: Store) => {
    const { actionsById, nextActionId, stagedActionIds, skippedActionIds, currentStateIndex } =
      store.liftedStore?.getState() as Readonly<Record<string, unknown>>
    return { actionsById, nextActionId, stagedActionIds, skippedActionIds, currentStateIndex, computedStates: [] }
  }
  const opened = (actions: unknown): Store => {
    const store = storeOf()
    store.liftedStore?.dispatch(ActionCreators.importState(actions))
    return store
  }
  return {
    name: 'Redux Toolkit with the lift of DevTools',
    about: 'Every action is kept with the state after it; a replay computes all of them again.',
    append: async (story) => played(story).getState(),
    replay: (story) => played(story).liftedStore?.getState(),
    kept: (story) => JSON.stringify(actionsOf(played(story))),
    open: (kept) => opened(JSON.parse(kept)),
  }
}
