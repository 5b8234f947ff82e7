/**
 * Converts anything that fetch, api-fetch or a JSON parser throws into a fault. Network errors are plain objects, HTTP errors are
 * responses.
 */
import * as t from 'io-ts'
import type { Fault } from '../../events/calls/fault'

const WordPressError = t.type({ code: t.string, message: t.string })

/** @param what the requested route or file */
export const faultOf = async (thrown: unknown, what: string): Promise<Fault> => {
  if (thrown instanceof Response) return refusal(thrown)
  if (thrown instanceof SyntaxError) return { tag: 'Garbled', what: what.split('?')[0] ?? '' }
  return navigator.onLine ? { tag: 'Timeout' } : { tag: 'Offline' }
}

const refusal = async (response: Response): Promise<Fault> => {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = WordPressError.is(body) ? body : { code: 'http_error', message: response.statusText }
  const after = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return { tag: 'Refused', status: response.status, code, message, ...(Number.isFinite(after) ? { after } : {}) }
}
