/** Virtual time: a list of scheduled tasks, which run one after another when a test lets time pass. */
import { Observable } from 'rxjs'
import type { Clock } from '../../src/effects/runner/ports'

export type VirtualTime = {
  /** Milliseconds since the session began. */
  readonly now: () => number
  /** Schedules a task after this many milliseconds. @returns a function that cancels it */
  readonly after: (milliseconds: number, happens: () => void) => () => void
  /** Runs the next task, with everything that follows from it immediately. False if none is scheduled before `end`. */
  readonly pass: (end: number) => Promise<boolean>
  /** Sets the current time. */
  readonly reach: (moment: number) => void
  /** The time that the computer's clock shows; it may be set. */
  readonly wall: () => number
  readonly setWall: (by: number) => void
  /** Whether any task is scheduled. */
  readonly isEmpty: () => boolean
}

type Coming = { readonly at: number; happens: (() => void) | null }

export const virtualTime = (): VirtualTime => {
  let now = 0
  let wrong = 0
  // The latest first, so that the next one is at the end; tasks of the same time run in the order in which they were scheduled.
  const coming: Coming[] = []
  const dropCalledOff = () => {
    while (coming.at(-1)?.happens === null) coming.pop()
  }
  return {
    now: () => now,
    after: (milliseconds, happens) => {
      const one: Coming = { at: now + Math.max(milliseconds, 0), happens }
      let place = coming.length
      while (place > 0 && (coming[place - 1]?.at ?? 0) <= one.at) place -= 1
      coming.splice(place, 0, one)
      return () => (one.happens = null)
    },
    reach: (moment) => (now = Math.max(now, moment)),
    wall: () => begin + now + wrong,
    setWall: (by) => (wrong += by),
    isEmpty: () => (dropCalledOff(), coming.length === 0),
    pass: async (end) => {
      dropCalledOff()
      const one = coming.at(-1)
      if (one === undefined || one.at > end) {
        return false
      }
      coming.pop()
      now = one.at
      one.happens?.()
      await settled()
      return true
    },
  }
}

/**
 * When no promise is left that could go on by itself. Whoever does something between two passes waits for it first. Node turns to its
 * next ticks when no promise is left, which takes a tenth of the time that a turn of its loop takes.
 */
export const settled = () => new Promise<void>((resolve) => process.nextTick(resolve))

/** The world begins at a fixed date. */
export const begin = 1_700_000_000_000

/** The clock of a page that is open as long as `isAlive` says. */
export const clockOf = (
  { wall, after }: VirtualTime,
  later: (milliseconds: number, happens: () => void) => () => void = after,
): Clock => ({
  now: wall,
  after: (milliseconds) =>
    new Observable((subscriber) =>
      later(milliseconds, () => {
        subscriber.next(0)
        subscriber.complete()
      }),
    ),
})
