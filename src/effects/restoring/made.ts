import type { Fault } from '../../events/calls/fault'
import type { Thing } from '../../events/restoring/restoring'
import { isByWordPress } from '../runner/answers'

/** What one step of a restore did: the thing as it is now, and the reason if it was skipped. */
export type Made = { readonly to: Thing; readonly skipped: 'touched' | 'gone' | null }

/** Whether the store says that the thing is no longer there. A missing route says nothing about the thing. */
export const isGone = (fault: Fault): boolean =>
  isByWordPress(fault) && [404, 410].includes(fault.status) && fault.code !== 'rest_no_route'
