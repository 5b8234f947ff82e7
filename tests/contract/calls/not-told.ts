import { mapValues } from 'es-toolkit'
import type { CallName } from '../../../src/events/call-facts'
import { retiredCalls } from '../../../src/events/publishing'

/** Calls that are in no story, and why. */
export const notTold: Partial<Record<CallName, string>> = {
  Departure: 'It leaves the page.',
  ...mapValues(retiredCalls, () => 'No build makes it any more.'),
}
