/** A fault as a tracking property. Not translated: the same in every language. */
import type { Fault } from '../../events/calls/fault'

export const causeOf = (fault: Fault): string => {
  switch (fault.tag) {
    case 'Refused':
      return fault.message === '' ? fault.code : fault.message
    case 'Garbled':
      return fault.what
    default:
      return fault.tag
  }
}
