/** Whether the fault is temporary, e.g. the store is busy; every other fault is a definite answer. */
import { httpError, type Fault } from '../../events/calls/fault'

export const isPassing = (fault: Fault): boolean =>
  fault.tag === 'Refused' ? [408, 425, 429, 503].includes(fault.status) : fault.tag !== 'Garbled'

/** Whether nobody knows what came of a request: it got no answer, or one that WordPress did not write, or the store asks to wait. */
export const isUnclear = (fault: Fault): boolean => {
  switch (fault.tag) {
    case 'Timeout':
    case 'Garbled':
      return true
    case 'Refused':
      return isPassing(fault) || (fault.status >= 500 && fault.code === httpError)
    default:
      return false
  }
}
