/** A fault as a tracking property: its code, never a message, which may repeat what a person or a model wrote. */
import type { Fault } from '../../events/calls/fault'

export const causeOf = (fault: Fault): string => (fault.tag === 'Refused' && fault.code !== '' ? fault.code : fault.tag)
