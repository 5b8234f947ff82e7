/** A fault as the tracker is told of it. Not a sentence for people: the same in every language. */
import type { Fault } from '../../events/fault'

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
