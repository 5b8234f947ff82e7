import type { CallName } from '../../../src/events/calls/calls'

/** Calls that are in no story, and why. */
export const notTold: Partial<Record<CallName, string>> = {
  Departure: 'It leaves the page.',
}
