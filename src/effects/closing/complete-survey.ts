/** COMPLETE_SURVEY: stores that the survey was answered. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { surveyCompleted, writeOptions } from '../shell/options'

export const completeSurvey: Effect<'SurveyCompletion', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [surveyCompleted]: 'yes' }).pipe(mapAnswer(() => fact('SurveyCompleted')))
