/** What the closing screen asks of the store and tells it. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { State } from '../../reducers'
import { atOnce } from '../../reducers/shell/jobs'

export const closingRead = ({ calls }: State): readonly RequestEvent[] =>
  atOnce(calls, [fact('ClosingReadRequested')]).next

/** That the survey was answered, on whichever screen the merchant is by then. */
export const survey = ({ calls, closing }: State): readonly RequestEvent[] =>
  closing.survey === 'sent' ? atOnce(calls, [fact('SurveyCompletionRequested')]).next : []
