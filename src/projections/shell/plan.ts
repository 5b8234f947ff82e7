/** What is owed on every screen: leaving the flow where the merchant chose to, and what the whole flow has to know. */
import { fact } from '../../events'
import { calls as declared, type CallName } from '../../events/calls/calls'
import type { RequestEvent } from '../../events/calls/phase'
import { parsePath, routeSteps, type RouteStep } from '../../events/shell/route-path'
import type { State } from '../../reducers'
import { isLookDue } from '../../reducers/set-up/seen-by-visitors'
import { atOnce } from '../../reducers/shell/jobs'

export const leaving = ({ departure }: State): readonly RequestEvent[] =>
  departure === null ? [] : [fact('DepartureRequested', { url: departure.url })]

/** What calls declare to be asked for on the screen. */
export const screenReads = ({ calls, route }: State): readonly RequestEvent[] =>
  atOnce(calls, readsOn.get(parsePath(route.path).step) ?? []).next

/** The store, its features, and whether WordPress's own AI is online. Jetpack's status waits for the consent (reducers/set-up/plan.ts). */
export const storeReads = (state: State): readonly RequestEvent[] => {
  const { calls, features, surroundings } = state
  const store = fact('StoreReadRequested')
  const others = [
    fact('FeaturesReadRequested'),
    ...(features.flowType === null && surroundings !== null
      ? [fact('AiStatusReadRequested', { provider: surroundings.aiProvider })]
      : []),
  ]
  // Also where it was read before.
  return isLookDue(state) ? [store, ...atOnce(calls, others).next] : atOnce(calls, [store, ...others]).next
}

/** They hold nothing but their name (events/calls/call.ts). */
const requestOf = (call: CallName) => ({ type: declared[call].requested.name }) as RequestEvent

const readsOn: ReadonlyMap<RouteStep, readonly RequestEvent[]> = new Map(
  routeSteps.map((step) => [
    step,
    (Object.keys(declared) as CallName[]).filter((call) => declared[call].on === step).map(requestOf),
  ]),
)
