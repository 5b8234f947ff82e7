/** Faults of the search for photographs. */
import type { Fault } from '../../../events/calls'
import { faultSentence } from '../../ui/labels'

/**
 * Why no photograph arrived, and what the merchant can do about it. Messages of our own photograph endpoints are written for the merchant
 * and shown as they are.
 */
export const photographFault = (fault: Fault): string =>
  fault.tag === 'Refused' && fault.code.startsWith('customize_your_store_photographs_') && fault.message !== ''
    ? fault.message
    : faultSentence(fault)
