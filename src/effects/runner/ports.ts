/** The outside world as effects see it: functions that return values and never throw. Adapters implement them; main.tsx connects them. */
import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { Observable } from 'rxjs'
import type { Fault } from '../../events/calls'
import type { Arrival } from '../../events/shell'

export type Answer<A> = Observable<Either<Fault, A>>

export type RestRequest<A> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the REST root, with its query: '/wp/v2/settings?_fields=title'. */
  readonly path: string
  /** A JSON value, or a form with files. */
  readonly body?: unknown
  /** The expected shape; any other shape is an invalid response. */
  readonly reply: t.Type<A, unknown>
  /** Milliseconds until a Timeout, if the default does not fit. */
  readonly deadline?: number
  /** The store answers from its own database, so the read can be batched without delaying others. */
  readonly quick?: boolean
  /**
   * Only for a write whose reply is `{ answers, rights }`: the paths of the reads that follow it, as those reads spell them. The reads that
   * the reply answers are not sent.
   */
  readonly along?: readonly string[]
  /** Asks the store now, instead of using what it answered when the page loaded. */
  readonly now?: boolean
}

export type Rest = {
  /** One attempt with a deadline; unsubscribing aborts the request. */
  readonly ask: <A>(request: RestRequest<A>) => Answer<A>
  /** The methods this account may use on a route, from the response to OPTIONS. */
  readonly allowed: (path: string) => Answer<readonly string[]>
}

export type Files = {
  /** Fetches a file, e.g. a font of the collection. */
  readonly download: (url: string) => Answer<Blob>
}

/** JSON from other hosts, without cookies or nonce. */
export type Web = { readonly readJson: <A>(url: string, reply: t.Type<A, unknown>) => Answer<A> }

/** Text completion with the provider `jetpack`, including its token. */
export type Ai = {
  /** One attempt; ends after 10 s at most. */
  readonly complete: (prompt: string) => Answer<string>
  /** Deletes the token once the flow is over. */
  readonly forget: () => void
}

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Emits once after the given milliseconds. */
  readonly after: (milliseconds: number) => Observable<unknown>
}

export type Random = {
  /** A new unique id. */
  readonly id: () => string
  /** A number in [0, 1). */
  readonly number: () => number
}

export type Network = { readonly online$: Observable<boolean> }

export type Navigation = {
  /** The `path` argument of the page's address at this moment. */
  readonly path: () => string
  /** Whether the address asks to customize an existing design. */
  readonly customizing: () => boolean
  /** How the page was reached. */
  readonly arrival: () => Arrival
  /** Whether the previous history entry belongs to the flow. */
  readonly hasPast: () => boolean
  readonly visited$: Observable<string>
  /** Puts a screen's address into the address bar. */
  readonly show: (path: string, customizing: boolean, how: 'push' | 'replace') => void
  /** Leaves the page; null goes to the previous history entry. */
  readonly leave: (url: string | null) => void
}

export type Locks = {
  /** True while this tab runs a session's effects; waits for the lock until unsubscribed. */
  readonly held: (session: string) => Observable<boolean>
  /** Whether any tab runs the session's effects now. */
  readonly taken: (session: string) => Promise<boolean>
  /** Makes pages look up or create their session one at a time. */
  readonly oneByOne: <A>(opens: () => Promise<A>) => Promise<A>
}

export type Referrals = {
  /** The task referral, which is the page of another task to return to; null if there is none or it has expired. */
  readonly taskReferral: () => string | null
  readonly forgetTaskReferral: () => void
}

export type Tracks = {
  /** Sends one event, if there is a tracker and tracking is allowed. */
  readonly record: (name: string, props: Readonly<Record<string, string | number | boolean>>) => void
  /** The merchant consented: the tracker may send from now on. */
  readonly allow: () => void
}

/** The addresses of the links that this page has made, by id. They are secrets, so nothing but its memory has them. */
export type LinkAddresses = Pick<Map<string, string>, 'get' | 'set'>

export type Ports = {
  readonly rest: Rest
  readonly ai: Ai
  readonly web: Web
  readonly files: Files
  readonly clock: Clock
  readonly random: Random
  readonly network: Network
  readonly navigation: Navigation
  readonly locks: Locks
  readonly referrals: Referrals
  readonly tracks: Tracks
  readonly linkAddresses: LinkAddresses
}
