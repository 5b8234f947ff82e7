/** Leaving the flow's page. Settled before the page is left, so that a restored tab does not leave again. */
import * as t from 'io-ts'
import { call } from '../calls/call'

/** `url` null means the previous entry of the browser's history. */
const Departure = call(
  'Departure',
  { url: t.union([t.string, t.null]) },
  'DepartureMade',
  {},
  { about: ({ url }) => url ?? 'back' },
)

export const leavingCalls = { Departure } as const
