/** The world as effects see it: a record of functions that return values and never throw. Adapters fill it, main.tsx joins. */
import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { Observable } from 'rxjs'
import type { Fault } from '../events/fault'
import type { Arrival } from '../events/session'

export type Answer<A> = Observable<Either<Fault, A>>

export type RestRequest<A> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the REST root, with its query: '/wp/v2/settings?_fields=title'. */
  readonly path: string
  /** JSON value, or a form with files. */
  readonly body?: unknown
  /** The shape that was agreed; another one is a Garbled fault. */
  readonly reply: t.Type<A, unknown>
  /** Milliseconds until a Timeout, where the usual ones do not do. */
  readonly deadline?: number
  /** The store reads it from its own database: it holds nothing up that shares a request with it. */
  readonly quick?: boolean
}

export type Rest = {
  /** One try with a deadline; unsubscribing ends the request. */
  readonly ask: <A>(request: RestRequest<A>) => Answer<A>
  /** The methods that the server allows this account on a route: its answer to OPTIONS. */
  readonly allowed: (path: string) => Answer<readonly string[]>
}

export type Files = {
  /** Fetches a file, e.g. a font of the collection. */
  readonly download: (url: string) => Answer<Blob>
}

/** JSON of other hosts, without cookies or nonce. */
export type Web = { readonly readJson: <A>(url: string, reply: t.Type<A, unknown>) => Answer<A> }

/** The text completion of the provider `jetpack`, with its token (reference D.4). */
export type Ai = {
  /** One try; ends after 10 s at the latest. */
  readonly complete: (prompt: string) => Answer<string>
  /** The flow is over: no token stays behind. */
  readonly forget: () => void
}

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Emits once after so many milliseconds. */
  readonly after: (milliseconds: number) => Observable<unknown>
}

export type Chance = {
  /** A new unique id. */
  readonly id: () => string
  /** A number in [0, 1). */
  readonly random: () => number
}

export type Network = { readonly online$: Observable<boolean> }

export type Navigation = {
  /** The `path` argument of the page's address, now and after each browser back or forward. */
  readonly path: () => string
  /** Whether the address says that a design is to be adapted. */
  readonly customizing: () => boolean
  /** How the page was reached. */
  readonly arrival: () => Arrival
  /** Whether the previous history entry belongs to the flow. */
  readonly hasPast: () => boolean
  readonly visited$: Observable<string>
  /** Puts a screen's address into the address bar. */
  readonly show: (path: string, customizing: boolean, how: 'push' | 'replace') => void
  /** Leaves the page; null is the previous history entry. */
  readonly leave: (url: string | null) => void
}

export type Locks = {
  /** True while this tab is the one that runs the effects of a session; waits for its turn until unsubscribed. */
  readonly held: (session: string) => Observable<boolean>
  /** Whether another tab runs them now. */
  readonly taken: (session: string) => Promise<boolean>
  /** Which session to work in is looked up, and begun, by one page after the other. */
  readonly oneByOne: <A>(opens: () => Promise<A>) => Promise<A>
}

export type Referrals = {
  /** The task referral of reference C, null when there is none or it is over. */
  readonly taskReferral: () => string | null
  readonly forgetTaskReferral: () => void
}

export type Tracks = {
  /** Sends one event, where there is a tracker and it may send. */
  readonly record: (name: string, props: Readonly<Record<string, string | number | boolean>>) => void
  /** The merchant agreed: the tracker may send from now on. */
  readonly allow: () => void
}

export type Ports = {
  readonly rest: Rest
  readonly ai: Ai
  readonly web: Web
  readonly files: Files
  readonly clock: Clock
  readonly chance: Chance
  readonly network: Network
  readonly navigation: Navigation
  readonly locks: Locks
  readonly referrals: Referrals
  readonly tracks: Tracks
}
