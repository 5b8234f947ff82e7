/** One route of the fake store: how it is asked, and what it does and says. */
import type { Fault } from '../../src/events/calls'
import type { RestRequest } from '../../src/effects/runner/ports'
import type { FakeStore } from './fake-store'

export type Route = readonly [
  RestRequest<unknown>['method'],
  RegExp,
  (store: FakeStore, body: unknown, match: readonly string[]) => unknown,
]

/** What a route says instead of an answer. The codes are those of WordPress and WooCommerce (tests/contract/calls). */
export const refusal = (status: number, code: string): Fault => ({ tag: 'Refused', status, code, message: code })

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'Refused'
