/** What every upload of a chosen file has: the request that it became, and why it failed. */
import type { Fault } from '../../events/calls/fault'
import type { RequestEvent } from '../../events/calls/phase'
import { callKey, type CallBook } from '../shell/call-book'

export type UploadTrouble =
  /** The store refused it. */
  | { readonly stage: 'refused'; readonly name: string; readonly fault: Fault }
  /** It was not sent: not a picture, or too big. */
  | { readonly stage: 'declined'; readonly name: string; readonly why: 'kind' | 'size' }

/** Whether an answer is to a request for the same as this one. */
export const answers = (settles: string | null, request: RequestEvent, { open }: CallBook): boolean => {
  const asked = settles === null ? undefined : open[settles]
  return asked !== undefined && callKey(asked) === callKey(request)
}
