/** A fact's metadata in the log. Reducers use `at`, `id`, `tab` and `settles`; only stores and inspectors use the rest. */
import * as t from 'io-ts'
import { Moment } from './moment'
import { nullable } from './nullable'

export const Envelope = t.strict({
  /** Unique id; for a request it is the call's idempotency key. */
  id: t.string,
  /** The stream. */
  session: t.string,
  /** Milliseconds since 1970, from the clock port. */
  at: Moment,
  /** The tab that recorded it. */
  tab: t.string,
  /** The build that recorded it. */
  build: t.string,
  /** Id of the fact that led to this one; null if a person or the browser caused it. */
  cause: nullable(t.string),
  /** Id of the request that this fact settles. */
  settles: nullable(t.string),
})
export type Envelope = t.TypeOf<typeof Envelope>

/** A fact that this build cannot read. It stays in the log, is shown there, and changes nothing. */
export type UnknownFact = { readonly type: 'UnknownFact'; readonly raw: unknown; readonly why: string }

/** A fact before it is appended to the log. */
export type Draft<E> = Envelope & { readonly event: E }
/** A fact in the log; `seq` is assigned by the event store, never by a tab. */
export type Recorded<E> = Draft<E> & { readonly seq: number }
