/** Work made of calls, as data: how many there are, how many have ended, and which may be requested next. */
import type { RequestEvent } from '../../events/calls/phase'
import { callKey, type CallBook } from './call-book'

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
