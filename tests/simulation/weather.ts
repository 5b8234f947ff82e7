/** What may happen to a call on its way to the store and back, as data. */
import type { RestRequest } from '../../src/effects/runner/ports'
import type { Fault } from '../../src/events/calls'

export const fates = [
  'fine',
  /** Slow, but successful. */
  'slow',
  /** The store does it, but the answer is lost: the connection breaks, or nothing arrives before the deadline. */
  'unheard',
  'unheard-for-long',
  /** It never reaches the store. */
  'unsent',
  /** The store refuses temporarily. */
  'busy',
  'throttled',
  'broken',
  /** The answer is not JSON: another page before the work is done, or half of the answer after it. */
  'html',
  'half',
  /** The nonce is out of date; a fresh one helps. */
  'stale-nonce',
  /** The login has expired, until the merchant logs in. */
  'logged-out',
  /** The store refuses for good. */
  'refused',
  'gone',
  'clash',
  /** A browser sends a request again by itself where a connection that it kept open breaks: the store does it twice. */
  'twice',
] as const
export type Fate = (typeof fates)[number]

export const refusals: Partial<Readonly<Record<Fate, Fault>>> = {
  busy: { tag: 'Refused', status: 503, code: 'busy', message: 'Briefly unavailable' },
  throttled: { tag: 'Refused', status: 429, code: 'too_many', message: 'Too many requests', after: 7 },
  broken: { tag: 'Refused', status: 500, code: 'internal_server_error', message: 'There has been a critical error' },
  html: { tag: 'Garbled', what: 'html' },
  refused: { tag: 'Refused', status: 403, code: 'rest_forbidden', message: 'Sorry' },
  gone: { tag: 'Refused', status: 404, code: 'rest_no_route', message: 'No route' },
  clash: { tag: 'Refused', status: 409, code: 'conflict', message: 'Conflict' },
  'stale-nonce': { tag: 'Refused', status: 403, code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
  'logged-out': { tag: 'Refused', status: 401, code: 'rest_not_logged_in', message: 'You are not logged in' },
}

/** Faults that a call survives because it is tried three times, if they occur twice at most. */
const passing: ReadonlySet<Fate> = new Set([
  'fine', 'slow', 'twice', 'unheard', 'unsent', 'busy', 'throttled', 'stale-nonce', 'logged-out',
]) // oxfmt-ignore

/**
 * Without an answer to these calls the store lacks the feature, and another recipe is correct (docs/spec/set-up.md): a refusal would lead to
 * another store, so these calls meet only temporary faults.
 */
export const isTolerated = ({ method, path }: RestRequest<unknown>): boolean =>
  /font-collections|\/ai\/|wc\/private\/patterns|onboarding\/tasks|themes\/recommended|editor-settings/.test(path) ||
  (method === 'GET' &&
    /options|\/settings|font-families|wp\/v2\/product|customize-your-store\/v1|themes\/|navigation/.test(path))

/** The outcome of each call, from a list that may be shorter than the number of calls. */
export const weather = (list: readonly number[]) => {
  const streak = new Map<string, number>()
  let calls = 0
  let over = false
  return {
    of: (request: RestRequest<unknown>): Fate => {
      const fate = over ? 'fine' : (fates[(list[(calls += 1) - 1] ?? 0) % fates.length] ?? 'fine')
      if (fate === 'fine' || fate === 'slow') return fate
      // Not a 404: a store that denies what it has cannot be restored.
      if (fate === 'gone' && request.method === 'DELETE') return 'fine'
      const call = `${request.method} ${request.path}`
      const bad = streak.get(call) ?? 0
      if (isTolerated(request) && (bad > 1 || !passing.has(fate))) return 'fine'
      streak.set(call, bad + 1)
      return fate
    },
    /** Ends all faults. */
    clear: () => (over = true),
  }
}
