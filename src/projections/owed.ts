/**
 * Work that is owed: requests in the log that are not settled, and requests to record next. A cold start, a resume after a crash and live
 * use all run from this one list (tests/properties/settled-once.test.ts).
 */
import type { RequestEvent } from '../events/call-facts'
import type { State } from '../reducers'
import { callKey } from '../reducers/calls'
import { wanted as planned, type Publications } from '../reducers/plans'
import { memo } from './memo'
import { publicationOfRecipe, publicationOfSave } from './publication'

export { isWaitedFor, mayRun, requestsToAbandon } from '../reducers/plans'

export type OwedCall = {
  readonly request: RequestEvent
  /** Id of the request in the log; null when it is still to be recorded. */
  readonly id: string | null
}

const publications: Publications = { ofSave: publicationOfSave, ofRecipe: publicationOfRecipe }

/** Requests that are due now and have no outcome yet; some may already be open. */
export const wanted = (state: State): readonly RequestEvent[] => planned(state, publications)

export const owed = memo((state: State): readonly OwedCall[] => {
  if (state.abandoned) return []
  const open = Object.entries(state.calls.open).map(([id, request]): OwedCall => ({ request, id }))
  const asked = new Set(open.map(({ request }) => callKey(request)))
  const fresh = wanted(state).filter((request) => !asked.has(callKey(request)))
  return [...open, ...fresh.map((request): OwedCall => ({ request, id: null }))]
})
