/** What the merchant does on the closing screen. */
import * as t from 'io-ts'
import { call } from './call'
import { Typed } from './typed'

/** GO_BACK_TO_HOME. */
export const BackToHomeChosen = t.strict({ type: t.literal('BackToHomeChosen') })

/** COMPLETE_SURVEY: the answers. The store records only that the survey was answered. `rating` is 1 to 5. */
export const SurveySent = t.strict({
  type: t.literal('SurveySent'),
  rating: t.number,
  streamline: t.boolean,
  dislikeThemes: t.boolean,
  themesNotMatch: t.boolean,
  other: t.boolean,
  feedback: Typed,
  remarks: Typed,
})
/** Records in the store that the survey was answered. */
export const SurveyCompletion = call('SurveyCompletion', {}, 'SurveyCompleted', {})
