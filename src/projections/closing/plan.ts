/** What the closing screen tells the store. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import type { State } from '../../reducers'
import { atOnce } from '../../reducers/shell/jobs'

/** That the survey was answered, on whichever screen the merchant is by then. */
export const survey = ({ calls, closing }: State): readonly RequestEvent[] =>
  closing.survey === 'sent' ? atOnce(calls, [fact('SurveyCompletionRequested')]).next : []
