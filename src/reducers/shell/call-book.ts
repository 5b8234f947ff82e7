/**
 * The call book: open requests, the outcomes of finished calls, and since when each call is wanted.
 * Invariant: each request is settled exactly once (tests/properties/settled-once.test.ts).
 */
import { calls as declared, type CallName } from '../../events/calls/calls'
import type { Fault } from '../../events/calls/fault'
import { callOf, type RequestEvent } from '../../events/calls/phase'

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
  /** Sequence number of the fact since which a call is wanted: the end of an earlier request does not count. */
  readonly since: Readonly<Partial<Record<CallName, number>>>
}

export const initialCalls: CallBook = { open: {}, asked: {}, ended: {}, since: {} }

/** A call's name, and its subject where there are several. Requests with the same key ask for the same thing. */
export const callKey = (request: RequestEvent): string => {
  const call = callOf(request)
  const subject = subjectOf(request, call)
  return subject === null ? call : keyAbout(call, subject)
}

export const keyAbout = (call: CallName, subject: string): string => `${call}:${subject}`

const subjectOf = (request: RequestEvent, call: CallName): string | null => {
  // The request is of this call, which the compiler cannot see in a union.
  const about = declared[call].about as ((asked: RequestEvent) => string) | null
  return about === null ? null : about(request)
}

/** How a call ended; undefined while it has not, or where its end does not count any more. */
export const outcomeOf = ({ ended }: Pick<CallBook, 'ended'>, call: CallName, subject?: string): Outcome | undefined =>
  ended[subject === undefined ? call : keyAbout(call, subject)]

export const isDone = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject)?.status === 'done'

export const isRefused = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject)?.status === 'refused'

/** Whether such a request waits for its response. */
export const isOpen = ({ open }: Pick<CallBook, 'open'>, request: RequestEvent['type']): boolean =>
  Object.values(open).some(({ type }) => type === request)

/** Whether the call has ended, in whichever way. */
export const hasEnded = (calls: Pick<CallBook, 'ended'>, call: CallName, subject?: string): boolean =>
  outcomeOf(calls, call, subject) !== undefined

/** Whether a response is for a request that was settled already; it then changes nothing. */
export const isLate = (calls: CallBook, settles: string | null): boolean =>
  settles !== null && !Object.hasOwn(calls.open, settles)

/** Whether a response is for a request that was made before the fact since which its call is wanted. */
export const isOutdated = ({ open, asked, since }: CallBook, settles: string | null): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request !== undefined && (asked[settles ?? ''] ?? 0) < (since[callOf(request)] ?? 0)
}
