/**
 * The call book: open requests, the outcomes of finished calls, and for each call the fact before which its requests are outdated.
 * Invariant: each request is settled exactly once (tests/properties/settled-once.test.ts). It contains no feature: each one declares
 * its calls (events/call-facts.ts) and their rules (plans/index.ts).
 */
import type { EventOfType, EventType, FlowEvent } from '../events'
import {
  callOf,
  calls as declared,
  isRefusal,
  isRequest,
  phaseOf,
  type CallName,
  type RequestEvent,
} from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { Recorded } from '../events/log'
import type { Meaning } from './meaning'
import type { State } from './state'

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
  /** By call: the sequence number before which requests are outdated, so that their outcomes are ignored. */
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

/** How a call ended; undefined while it has not, or if its outcome is outdated. */
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

/** Whether a response is for a request that is outdated by now (`since`). */
export const isOutdated = ({ open, asked, since }: CallBook, settles: string | null): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request !== undefined && (asked[settles ?? ''] ?? 0) < (since[callOf(request)] ?? 0)
}

/** What a feature declares about the calls that matter to it. */
export type CallRules = {
  /**
   * By fact: which outcomes are outdated after it, so that their calls are made again: on a retry, on a return to a screen, on a page load,
   * after a write. Requests made before that fact are outdated too (`again`, `retried` and `overtaken` are the exceptions).
   */
  readonly after?: {
    readonly [T in EventType]?: (
      calls: CallBook,
      fact: Recorded<EventOfType<T>>,
      state: State,
      meaning: Meaning,
    ) => CallBook
  }
  /** Whether an open request is no longer needed; it is then settled as abandoned. */
  readonly forsakes?: (state: State, request: RequestEvent, id: string) => boolean
  /** Whether a request has to wait, open or not. */
  readonly holds?: (state: State, request: RequestEvent) => boolean
  /** Whether a request stays open without a clear answer, because the store may have done what it asks for. */
  readonly keepsOpen?: (state: State, request: RequestEvent, id: string) => boolean
}

/** Keeps the call book: opens requests, settles them, and drops outcomes that a fact makes outdated. */
export const reduceCalls = (
  calls: CallBook,
  fact: Recorded<FlowEvent>,
  state: State,
  meaning: Meaning,
  rules: readonly CallRules[],
): CallBook => {
  const { id, seq, settles, event } = fact
  const known = stillCounting(calls, fact, state, meaning, rules)
  if (isRequest(event)) return { ...known, open: { ...known.open, [id]: event }, asked: { ...known.asked, [id]: seq } }
  if (settles === null) return known
  const { [settles]: request, ...open } = known.open
  // The facts that a publication is split into do not settle its request; the publication itself does.
  if (request === undefined || phaseOf(event.type)?.call !== callOf(request)) return known
  const { [settles]: _, ...asked } = known.asked
  const settled = { ...known, open, asked }
  if (phaseOf(event.type)?.phase === 'abandoned' || meaning.outdated) return settled
  const call = callOf(request)
  const outcome: Outcome = isRefusal(event) ? { call, status: 'refused', fault: event.fault } : { call, status: 'done' }
  return { ...settled, ended: { ...known.ended, [callKey(request)]: outcome } }
}

/** The call book without the outcomes that this fact makes outdated. Open requests always stay. */
const stillCounting = (
  calls: CallBook,
  fact: Recorded<FlowEvent>,
  state: State,
  meaning: Meaning,
  rules: readonly CallRules[],
): CallBook =>
  rules.reduce((book, { after }) => {
    // A rule takes its own fact, which the compiler cannot see in a union.
    const rule = after?.[fact.event.type] as AnyRule | undefined
    return rule === undefined ? book : rule(book, fact, state, meaning)
  }, calls)

type AnyRule = (calls: CallBook, fact: Recorded<FlowEvent>, state: State, meaning: Meaning) => CallBook

/** Ids of open requests that are no longer needed. */
export const forsaken = (state: State, rules: readonly CallRules[]): readonly string[] =>
  Object.entries(state.calls.open).flatMap(([id, request]) =>
    state.abandoned || rules.some(({ forsakes }) => forsakes?.(state, request, id)) ? [id] : [],
  )

export const isHeld = (state: State, request: RequestEvent, rules: readonly CallRules[]): boolean =>
  rules.some(({ holds }) => holds?.(state, request))

export const isKeptOpen = (state: State, id: string, rules: readonly CallRules[]): boolean => {
  const request = state.calls.open[id]
  return request !== undefined && rules.some(({ keepsOpen }) => keepsOpen?.(state, request, id))
}

export type Calls = ReadonlySet<CallName>

/** A set of calls, for `anew`, `again`, `retried` and `overtaken`, which make their outcomes outdated. */
export const these = (...names: readonly CallName[]): Calls => new Set(names)

/** The calls whose declarations satisfy the predicate. */
export const declaredAs = (holds: (call: (typeof declared)[CallName]) => boolean): Calls =>
  new Set((Object.keys(declared) as CallName[]).filter((name) => holds(declared[name])))

export const either = (one: Calls, other: Calls): Calls => new Set([...one, ...other])

/** Every call, and all those that only read. */
export const everyCall = declaredAs(() => true)
export const reads = declaredAs((call) => call.reads)

/** Makes the calls again. Outcomes and open requests are outdated: only a request after this fact is used. */
export const anew = (calls: CallBook, which: Calls, seq: number): CallBook => overtaken(again(calls, which), which, seq)

/** Makes the calls again if they have ended. A request that is still open is used. */
export const again = (calls: CallBook, which: Calls): CallBook => dropped(calls, ({ call }) => which.has(call))

/** As `again`, but only for calls that were refused. */
export const retried = (calls: CallBook, which: Calls): CallBook =>
  dropped(calls, ({ call, status }) => status === 'refused' && which.has(call))

/** The store has changed: open requests are outdated, but outcomes so far are still used. */
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
