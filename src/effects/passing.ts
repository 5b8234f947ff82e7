/** A store that is busy has not answered yet; everything else that is no answer is one. */
import type { Fault } from '../events/fault'

export const isPassing = (fault: Fault): boolean =>
  fault.tag === 'Refused' ? [408, 425, 429, 503].includes(fault.status) : fault.tag !== 'Garbled'
