/** What the closing screen knows. */
import type { FlowEvent } from '../events'

export type Closing = {
  readonly read: boolean
  readonly surveyCompleted: boolean
  readonly referral: string | null
}

export const initialClosing: Closing = { read: false, surveyCompleted: false, referral: null }

export const reduceClosing = (closing: Closing, event: FlowEvent): Closing => {
  switch (event.type) {
    case 'ClosingReadReceived':
      return { read: true, surveyCompleted: event.surveyCompleted, referral: event.referral }
    // The screen is worth more than the option: without an answer it is shown all the same.
    case 'ClosingReadRefused':
      return { ...closing, read: true }
    case 'FlowResumed':
      return initialClosing
    default:
      return closing
  }
}
