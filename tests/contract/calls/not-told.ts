import { mapValues } from 'es-toolkit'
import type { CallName } from '../../../src/events/calls/calls'
import { retiredCalls } from '../../../src/events/saving/retired'

/** Calls that are in no story, and why. */
export const notTold: Partial<Record<CallName, string>> = {
  Departure: 'It leaves the page.',
  ...mapValues(retiredCalls, () => 'No build makes it any more.'),
}
