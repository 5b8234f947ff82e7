/**
 * The call book: open requests, the outcomes of finished calls, and the fact from which on each call's requests count. Invariant: each
 * request is settled exactly once (tests/properties/settled-once.test.ts).
 */
import { callOf, calls as declared, type CallName, type RequestEvent } from '../events/call-facts'
import type { Fault } from '../events/calls'

export type Outcome = { readonly call: CallName } & (
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly fault: Fault }
)

export type CallBook = {
  /** Requests without a response, by id. */
  readonly open: Readonly<Record<string, RequestEvent>>
  /** The sequence numbers of the open requests, by id. */
  readonly asked: Readonly<Record<string, number>>
  /** Outcome of the last call, by `callKey`. */
  readonly ended: Readonly<Record<string, Outcome>>
  /** Sequence number of a fact, by call: outcomes of requests made before it do not count. */
  readonly since: Readonly<Partial<Record<CallName, number>>>
}

export const initialCalls: CallBook = { open: {}, asked: {}, ended: {}, since: {} }

/** A call's name, plus its subject if it has several. Requests with the same key ask for the same thing. */
export const callKey = (request: RequestEvent): string => {
  const call = callOf(request)
  const subject = subjectOf(request, call)
  return subject === null ? call : keyAbout(call, subject)
}

const keyAbout = (call: CallName, subject: string): string => `${call}:${subject}`

const subjectOf = (request: RequestEvent, call: CallName): string | null => {
  // `about` takes this call's own request, which the compiler cannot see in a union.
  const about = declared[call].about as ((asked: RequestEvent) => string) | null
  return about === null ? null : about(request)
}

/** How a call ended; undefined while it has not, or if its outcome no longer counts. */
export const outcomeOf = ({ ended }: Pick<CallBook, 'ended'>, call: CallName, subject?: string): Outcome | undefined =>
  ended[subject === undefined ? call : keyAbout(call, subject)]

export const isDone = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject)?.status === 'done'

export const isRefused = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject)?.status === 'refused'

/** Whether a request of this type is open. */
export const isOpen = ({ open }: Pick<CallBook, 'open'>, request: RequestEvent['type']): boolean =>
  Object.values(open).some(({ type }) => type === request)

/** Whether the call has ended, successfully or not. */
export const hasEnded = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject) !== undefined

/** Whether a response is for a request that is already settled; it then changes nothing. */
export const isLate = (calls: CallBook, settles: string | null): boolean =>
  settles !== null && !Object.hasOwn(calls.open, settles)

/** Whether a response is for a request made before the fact from which on its call's requests count. */
export const isOutdated = ({ open, asked, since }: CallBook, settles: string | null): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request !== undefined && (asked[settles ?? ''] ?? 0) < (since[callOf(request)] ?? 0)
}

export type Calls = ReadonlySet<CallName>

/** A set of calls. `anew`, `again`, `retried` and `overtaken` decide which of their outcomes still count. */
export const these = (...names: readonly CallName[]): Calls => new Set(names)

/** The calls whose declarations satisfy the predicate. */
export const declaredAs = (holds: (call: (typeof declared)[CallName]) => boolean): Calls =>
  new Set((Object.keys(declared) as CallName[]).filter((name) => holds(declared[name])))

/** Makes the calls again: an outcome counts only if its request is made after this fact. */
export const anew = (calls: CallBook, which: Calls, seq: number): CallBook => overtaken(again(calls, which), which, seq)

/** Makes the calls again if they have ended. A request that is still open counts as the new one. */
export const again = (calls: CallBook, which: Calls): CallBook => dropped(calls, ({ call }) => which.has(call))

/** As `again`, but only for calls that were refused. */
export const retried = (calls: CallBook, which: Calls): CallBook =>
  dropped(calls, ({ call, status }) => status === 'refused' && which.has(call))

/** The store has changed: outcomes of open requests will not count, but outcomes so far still do. */
export const overtaken = (calls: CallBook, which: Calls, seq: number): CallBook => ({
  ...calls,
  since: { ...calls.since, ...Object.fromEntries([...which].map((call) => [call, seq])) },
})

const dropped = (calls: CallBook, isOld: (outcome: Outcome) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([, outcome]) => !isOld(outcome))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

/** Work made of calls, as data: how many there are, how many have ended, and which may be requested next. */
export type Job = { readonly total: number; readonly ended: number; readonly next: readonly RequestEvent[] }

/** Each call waits for the one before it. */
export const inTurn = (calls: CallBook, requests: readonly RequestEvent[]): Job => {
  const waiting = remaining(calls, requests)
  return { total: requests.length, ended: requests.length - waiting.length, next: waiting.slice(0, 1) }
}

/** All calls may run in parallel. */
export const atOnce = (calls: CallBook, requests: readonly RequestEvent[]): Job => {
  const waiting = remaining(calls, requests)
  return { total: requests.length, ended: requests.length - waiting.length, next: waiting }
}

/** `second` begins when `first` has ended. */
export const before = (first: Job, second: Job): Job => ({
  total: first.total + second.total,
  ended: first.ended + second.ended,
  next: isOver(first) ? second.next : first.next,
})

export const together = (jobs: readonly Job[]): Job => ({
  total: jobs.reduce((sum, { total }) => sum + total, 0),
  ended: jobs.reduce((sum, { ended }) => sum + ended, 0),
  next: jobs.flatMap(({ next }) => next),
})

export const isOver = ({ total, ended }: Job): boolean => ended === total

const remaining = (calls: CallBook, requests: readonly RequestEvent[]) =>
  requests.filter((request) => !Object.hasOwn(calls.ended, callKey(request)))

/**
 * How a generation starts: `anew`, or `on` if the answers are those of the last attempt, whose finished work is kept.
 */
export type Start = 'anew' | 'on'

/** What a fact means in the state that receives it. Decided once per fact and passed to every reducer. */
export type Meaning = {
  /** A response that no longer counts: its request is too old (`isOutdated`), or it describes another theme. */
  readonly outdated: boolean
  /** Whether the fact starts a generation from the wizard's answers; null if it does not. */
  readonly start: Start | null
  /** A Save that ends after the merchant started over: it does not count for the new design. */
  readonly lateSave: boolean
  /** A Save that ends after newer choices: the designer stays open. */
  readonly overtakenSave: boolean
}
