/** Facts of the closing screen: what the merchant does there, the data it reads, and the survey. */
import * as t from 'io-ts'
import { call, read } from './calls'
import { nullable, Typed } from './codecs'
import { StoreUse } from './shell'

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
const SurveyCompletion = call('SurveyCompletion', {}, 'SurveyCompleted', {})

/** Reads the data that the closing screen needs. */
const ClosingRead = read(
  'ClosingRead',
  {},
  'ClosingReadReceived',
  {
    taskCompleted: t.boolean,
    blockTheme: t.boolean,
    surveyCompleted: t.boolean,
    /** Null if unknown. */
    use: nullable(StoreUse),
    /** An address to return to, set by another screen. The page goes there instead of showing the closing screen. */
    referral: nullable(t.string),
  },
  { on: 'transitional' },
)

export const closingCalls = { ClosingRead, SurveyCompletion } as const
