/** The calls that are due on every screen, and those that a screen declares. */
import { fact } from '../../events'
import { callOf, calls as declared, type CallName, type RequestEvent } from '../../events/call-facts'
import { parsePath, routeSteps, type RouteStep } from '../../events/route-path'
import {
  again,
  atOnce,
  declaredAs,
  either,
  everyCall,
  reads,
  retried,
  these,
  type CallBook,
  type CallRules,
} from '../calls'
import { isLookDue } from '../set-up/set-up'
import { isAbout } from '../shell'
import type { State } from '../state'

/** The request to leave the flow. It is due on every screen once the merchant chose to leave. */
export const leaving = ({ departure }: State): readonly RequestEvent[] =>
  departure === null ? [] : [fact('DepartureRequested', { url: departure.url })]

/** The reads that calls declare for the current screen. */
export const screenReads = ({ calls, route }: State): readonly RequestEvent[] =>
  atOnce(calls, readsOn.get(parsePath(route.path).step) ?? []).next

/**
 * Reads the store, its features, and whether WordPress's own AI is online. Jetpack's status waits for consent (wizard.ts).
 */
export const storeReads = (state: State): readonly RequestEvent[] => {
  const { calls, features, surroundings } = state
  const store = fact('StoreReadRequested')
  const others = [
    fact('FeaturesReadRequested'),
    ...(features.flowType === null && surroundings !== null
      ? [fact('AiStatusReadRequested', { provider: surroundings.aiProvider })]
      : []),
  ]
  // A set-up reads the store again even if it was read before.
  return isLookDue(state) ? [store, ...atOnce(calls, others).next] : atOnce(calls, [store, ...others]).next
}

/** These requests have no fields besides their type (events/calls.ts). */
const requestOf = (call: CallName) => ({ type: declared[call].requested.name }) as RequestEvent

const readsOn: ReadonlyMap<RouteStep, readonly RequestEvent[]> = new Map(
  routeSteps.map((step) => [
    step,
    (Object.keys(declared) as CallName[]).filter((call) => declared[call].on === step).map(requestOf),
  ]),
)

/** Reads that a page repeats after it is loaded again or the store is restored. */
export const pageReads = declaredAs(
  ({ name, on }) => on !== null || name === 'StoreRead' || name === 'EditorSettingsRead',
)

const readAgain = (calls: CallBook): CallBook => retried(calls, reads)

export const rules: CallRules = {
  after: {
    FlowResumed: (calls) => again(retried(calls, everyCall), either(pageReads, these('Departure'))),
    LoginRenewed: readAgain,
    NetworkRegained: readAgain,
    ReadingRetried: readAgain,
  },
  /** The merchant goes to another place, or stays. */
  forsakes: ({ departure }, request) => request.type === 'DepartureRequested' && !isAbout(departure, request),
  /**
   * The browser has to be online and the merchant logged in. A change has to survive a reload, unless the merchant accepted that it does
   * not.
   */
  holds: ({ world }, request) => {
    if (request.type === 'DepartureRequested') return false
    const isKept = world.kept || world.unsavedAccepted || declared[callOf(request)].reads
    return !(world.online && world.loggedIn && isKept)
  },
}
