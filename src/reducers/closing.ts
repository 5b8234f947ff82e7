/** State of the closing screen. */
import type { FlowEvent } from '../events'
import type { StoreUse } from '../events/shell'
import { initialClosing } from './initial'

export type Closing = {
  /** Whether the store was read for this screen. */
  readonly read: boolean
  /** As stored on the server when it was read. */
  readonly surveyCompleted: boolean
  /** Whether it was answered in this session: sent to the store, or already stored there. */
  readonly survey: 'none' | 'sent' | 'remembered'
  readonly referral: string | null
  /** Whether the store is in use, and what visitors see; null until known. */
  readonly use: StoreUse | null
}

export const reduceClosing = (closing: Closing, event: FlowEvent): Closing => {
  switch (event.type) {
    case 'ClosingReadReceived':
      return {
        ...closing,
        read: true,
        surveyCompleted: event.surveyCompleted,
        referral: event.referral,
        use: event.use,
      }
    case 'SurveySent':
      return closing.survey === 'none' ? { ...closing, survey: 'sent' } : closing
    case 'SurveyCompleted':
      return { ...closing, survey: 'remembered' }
    // A survey that was sent is not shown again, even if the store has not confirmed it.
    case 'FlowResumed':
      return { ...initialClosing, survey: closing.survey === 'sent' ? 'sent' : 'none' }
    default:
      return closing
  }
}
