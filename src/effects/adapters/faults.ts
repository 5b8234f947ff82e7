/** Whatever fetch, api-fetch or a JSON parser throws, as a fault. Network failures are plain objects there, HTTP errors responses. */
import * as t from 'io-ts'
import type { Fault } from '../../events/fault'

const WordPressError = t.type({ code: t.string, message: t.string })

/** @param what the route or file that was asked */
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
