/** Plays facts into the flow's reducers, without loop or effects; the diagrams show the results. */
import { fact, type FlowEvent } from '../../src/events'
import type { Surroundings } from '../../src/events/shell'
import type { OwedCall } from '../../src/projections/logic'
import { owed } from '../../src/projections/owed'
import { fold, initialState, type State } from '../../src/reducers'
import { surroundings } from './sample-replies'
import { answersTo } from './samples'

/** The state after one more fact. */
export const play = (state: State, event: FlowEvent, settles: string | null = null): State => {
  const seq = state.seq + 1
  const envelope = { id: `fact-${seq}`, session: 'docs', at: seq * 1000, tab: 'tab', build: 'docs', cause: null }
  return fold(state, { seq, ...envelope, settles, event })
}

export const opened = (path = '', over: Partial<Surroundings> = {}): State =>
  play(
    initialState,
    fact('FlowOpened', { path, surroundings: { ...surroundings, ...over }, arrival: 'address', customizing: false }),
  )

/** Records the request, if it is not recorded yet. */
export const asked = (state: State, { request, id }: OwedCall): { readonly state: State; readonly id: string } =>
  id === null ? { state: play(state, request), id: `fact-${state.seq + 1}` } : { state, id }

/** Answers every owed call in the ordinary way, until nothing is owed. */
export const settled = (state: State): State => {
  const [work] = owed(state)
  if (work === undefined) return state
  const request = asked(state, work)
  const [answer] = answersTo(work.request)
  return answer === undefined ? state : settled(play(request.state, answer.event, request.id))
}
