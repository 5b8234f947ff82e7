/** Whether the fault is temporary, e.g. the store is busy; every other fault is a definite answer. */
import type { Fault } from '../../events/calls/fault'

export const isPassing = (fault: Fault): boolean =>
  fault.tag === 'Refused' ? [408, 425, 429, 503].includes(fault.status) : fault.tag !== 'Garbled'
