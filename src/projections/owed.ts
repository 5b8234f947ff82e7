/**
 * Owed work: what the log says is asked of the world and not settled, and what is to be asked next. Cold start, resume after a
 * crash and live use are this one list (tests/properties/settled-once.test.ts).
 */
import { phaseOf, type RequestEvent } from '../events/phase'
import { callKey } from '../reducers/calls'
import { isAbout } from '../reducers/departure'
import type { State } from '../reducers'
import { memo } from './memo'
import { wanted } from './wanted'

export type Work = {
  readonly request: RequestEvent
  /** Id of the request in the log; null when it is still to be recorded. */
  readonly id: string | null
}

export const owed = memo((state: State): readonly Work[] => {
  if (state.abandoned) return []
  const open = Object.entries(state.calls.open).map(([id, request]): Work => ({ request, id }))
  const asked = new Set(open.map(({ request }) => callKey(request)))
  const fresh = wanted(state).filter((request) => !asked.has(callKey(request)))
  return [...open, ...fresh.map((request): Work => ({ request, id: null }))]
})

/** Open requests that nobody waits for any more: they are settled as abandoned. */
export const forsaken = ({ abandoned, calls, departure }: State): readonly string[] =>
  Object.entries(calls.open).flatMap(([id, request]) =>
    abandoned || (request.type === 'DepartureRequested' && !isAbout(departure, request)) ? [id] : [],
  )

/** Whether a call may go out now: the network is there, the merchant is logged in, and what it changes is not lost on a reload. */
export const mayRun = ({ world }: State, request: RequestEvent): boolean =>
  request.type === 'DepartureRequested' ||
  (world.online && world.loggedIn && (world.kept || world.unsavedAccepted || isReading(request)))

const isReading = ({ type }: RequestEvent) => phaseOf(type)?.call.endsWith('Read') === true
