/** Runs a wandering session: all due calls are requested at once, as the runner does, and answered as the session says. */
import { answersTo, refusalsOf } from '../../build/docs/samples'
import type { FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import type { RequestEvent } from '../../src/events/call-facts'
import { owed } from '../../src/projections/owed'
import { fold, initialState, type State } from '../../src/reducers'
import { closingRead, designRead, patternsRead, storeRead } from '../support/facts'
import { recorded } from './sessions'
import type { Found, Wandering } from './wandering-sessions'

/** The log and every state, once all due calls are requested. `drained`: at the end, every request succeeds. */
export const wandered = ({ from, found: store, ways }: Wandering, { drained = false } = {}) => {
  const log: Recorded<FlowEvent>[] = []
  const states: State[] = []
  let state = initialState
  const add = (event: FlowEvent, settles: string | null = null) => {
    const seq = log.length + 1
    const one = recorded(event, { seq, id: `fact-${seq}`, settles })
    log.push(one)
    state = fold(state, one)
  }
  const askAll = () => {
    for (const { id, request } of owed(state)) if (id === null) add(request)
    states.push(state)
  }
  const answer = (id: string, request: RequestEvent, how: number, refuses: boolean) => {
    const [event] = refuses ? refusalsOf(request).map((one) => one.event) : [goodAnswer(request, how, store, state)]
    if (event !== undefined) add(event, id)
    askAll()
  }
  add(from)
  askAll()
  for (const way of ways) {
    const open = Object.entries(state.calls.open)
    const asked = 'does' in way ? undefined : open[way.answers % open.length]
    if ('does' in way) {
      add(way.does)
      askAll()
    } else if (asked !== undefined) answer(...asked, way.how, way.refuses)
  }
  for (let turns = 0; drained && turns < 300; turns += 1) {
    const [asked] = Object.entries(state.calls.open)
    if (asked === undefined) break
    answer(...asked, 0, false)
  }
  return { log, states, state }
}

const goodAnswer = (request: RequestEvent, how: number, store: Found, state: State): FlowEvent | undefined => {
  const theme = state.store?.theme ?? store.theme
  const taskCompleted = store.completed || state.saving.stage === 'saved'
  switch (request.type) {
    case 'StoreReadRequested':
      return storeRead({ theme, use: store.use, taskCompleted })
    case 'DesignReadRequested':
      return designRead({ theme: request.preview ?? theme, taskCompleted })
    case 'ClosingReadRequested':
      return closingRead({ use: store.use, taskCompleted })
    case 'PatternsReadRequested':
      return patternsRead('header-essential', 'footer-with-3-menus')
    default: {
      const answers = answersTo(request)
      return answers[how % answers.length]?.event
    }
  }
}
