/** The call of the closing screen that it does not declare itself. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { atOnce, retried, these, type CallBook, type CallRules } from '../calls'
import type { State } from '../state'

/**
 * Records in the store that the survey was answered, even if the merchant has moved to another screen.
 */
export const survey = ({ calls, closing }: State): readonly RequestEvent[] =>
  closing.survey === 'sent' ? atOnce(calls, [fact('SurveyCompletionRequested')]).next : []

const askAgain = (calls: CallBook): CallBook => retried(calls, these('SurveyCompletion'))

export const rules: CallRules = {
  after: { LoginRenewed: askAgain, NetworkRegained: askAgain, ReadingRetried: askAgain },
}
