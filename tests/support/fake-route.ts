/** One route of the fake store: its method and path, and its answer. */
import type { Fault } from '../../src/events/calls'
import type { RestRequest } from '../../src/effects/runner/ports'
import type { FakeStore } from './fake-store'

export type Route = readonly [
  RestRequest<unknown>['method'],
  RegExp,
  (store: FakeStore, body: unknown, match: readonly string[]) => unknown,
]

/** A route's error reply. The codes are those of WordPress and WooCommerce (tests/contract/calls). */
export const refusal = (status: number, code: string): Fault => ({ tag: 'Refused', status, code, message: code })

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'Refused'
