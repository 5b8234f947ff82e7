/** COMPLETE_SURVEY: stores that the survey was answered. Idempotent: sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { surveyCompleted, writeOptions } from './options'

export const completeSurvey: Effect<'SurveyCompletion', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [surveyCompleted]: 'yes' }).pipe(mapAnswer(() => fact('SurveyCompleted')))
