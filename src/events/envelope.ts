/** What the log knows about a fact beside the fact itself. Reducers look at `at`, `id`, `settles`; only stores and inspectors at the rest. */
import * as t from 'io-ts'
import { Finite } from './finite'

const nullable = t.union([t.string, t.null])

export const Envelope = t.strict({
  /** Unique id; for a request it is the call's idempotency key. */
  id: t.string,
  /** The stream. */
  session: t.string,
  /** Milliseconds since 1970, from the clock port. */
  at: Finite,
  /** The tab that recorded it. */
  tab: t.string,
  /** The build that recorded it. */
  build: t.string,
  /** Id of the fact that led to this one; null for what a person or the browser began. */
  cause: nullable,
  /** Id of the request that this fact answers. */
  settles: nullable,
})
export type Envelope = t.TypeOf<typeof Envelope>

/** A fact that this build cannot read. It is kept and shown, and changes nothing. */
export type UnknownFact = { readonly type: 'UnknownFact'; readonly raw: unknown; readonly why: string }

/** A fact on its way to the log. */
export type Draft<E> = Envelope & { readonly event: E }
/** A fact in the log; `seq` is given by the store and never by a tab. */
export type Recorded<E> = Draft<E> & { readonly seq: number }
