/** What the closing screen knows. */
import type { FlowEvent } from '../events'

export type Closing = {
  /** The store said how it stands. */
  readonly read: boolean
  /** As the store remembered it when it was read. */
  readonly surveyCompleted: boolean
  /** Answered in this session: on its way to the store, or remembered by it. */
  readonly survey: 'none' | 'sent' | 'remembered'
  readonly referral: string | null
}

export const initialClosing: Closing = { read: false, surveyCompleted: false, survey: 'none', referral: null }

export const reduceClosing = (closing: Closing, event: FlowEvent): Closing => {
  switch (event.type) {
    case 'ClosingReadReceived':
      return { ...closing, read: true, surveyCompleted: event.surveyCompleted, referral: event.referral }
    case 'SurveySent':
      return closing.survey === 'none' ? { ...closing, survey: 'sent' } : closing
    case 'SurveyCompleted':
      return { ...closing, survey: 'remembered' }
    // The answers are not asked for twice, also if the store has not heard of them yet.
    case 'FlowResumed':
      return { ...initialClosing, survey: closing.survey === 'sent' ? 'sent' : 'none' }
    default:
      return closing
  }
}
