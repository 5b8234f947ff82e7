import { mapValues } from 'es-toolkit'
import type { CallName } from '../../../src/events/call-facts'
import { retiredCalls } from '../../../src/events/publishing'

/** Calls that are in no story, and why. */
export const notTold: Partial<Record<CallName, string>> = {
  Departure: 'It leaves the page.',
  ProductsRead: 'Only lists of WooCommerce’s block are read, which the small shop lacks.',
  ProductCategoriesRead: 'The same.',
  ...mapValues(retiredCalls, () => 'No build makes it any more.'),
}
