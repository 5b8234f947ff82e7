import type { Fault } from '../../../events/calls'
import { faultSentence } from '../../ui/fault-sentence'

/** Why no photograph came, and what can be done about it. What the store says about Openverse is said for the merchant. */
export const photographFault = (fault: Fault): string =>
  fault.tag === 'Refused' && fault.code.startsWith('customize_your_store_photographs_') && fault.message !== ''
    ? fault.message
    : faultSentence(fault)
