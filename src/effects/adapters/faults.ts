/**
 * Converts anything that fetch, api-fetch or a JSON parser throws into a fault. Network errors are plain objects, HTTP errors are
 * responses.
 */
import * as t from 'io-ts'
import { firewall, httpError, type Fault } from '../../events/calls/fault'

const WordPressError = t.type({ code: t.string, message: t.string })
const WithConflicts = t.type({ data: t.type({ conflicts: t.UnknownRecord }) })

/** @param what the requested route or file */
export const faultOf = async (thrown: unknown, what: string): Promise<Fault> => {
  if (thrown instanceof Response) return refusal(thrown)
  if (thrown instanceof SyntaxError) return { tag: 'Garbled', what: what.split('?')[0] ?? '' }
  return navigator.onLine ? { tag: 'Timeout' } : { tag: 'Offline' }
}

const refusal = async (response: Response): Promise<Fault> => {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = WordPressError.is(body) ? body : { code: httpError, message: response.statusText }
  const after = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return {
    tag: 'Refused',
    status: response.status,
    code,
    message,
    ...(Number.isFinite(after) ? { after } : {}),
    ...(WithConflicts.is(body) ? { conflicts: body.data.conflicts } : {}),
  }
}

/** WordPress writes JSON with a code when it refuses a request; a page with one of these statuses is written by a firewall. */
export const namingFirewall = (fault: Fault, request: string): Fault =>
  fault.tag === 'Refused' && fault.code === httpError && [403, 406].includes(fault.status)
    ? { ...fault, code: firewall, message: request }
    : fault
