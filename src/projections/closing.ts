/** What the closing screen asks of the state. */
import type { EventOfType } from '../events'
import type { State } from '../reducers'

/**
 * The gate is open: the store said that the task is complete (`transitions.ts` leads away from where it is not), or could not
 * say it now, but did before, or everything was saved in this session. The survey option is not waited for.
 */
export const mayClose = ({ closing, calls, saving, store }: State): boolean =>
  closing.read ||
  (calls.ended['ClosingRead']?.status === 'refused' && (saving.stage === 'saved' || store?.taskCompleted === true))

/** Something was chosen in the designer that the store does not have: the browser's Forward leads past it. */
export const hasDraft = ({ designing, logoUpload }: State): boolean =>
  designing.design !== designing.saved || logoUpload.file !== null

/** The sign-up variant goes back to the set-up's home; others are offered what to do next. */
export const isEntrepreneur = ({ surroundings }: State): boolean => surroundings?.entrepreneur ?? false

/** What visitors see of the shop now: all of it where a store cannot be hidden. */
export const visitorsSee = ({ closing: { use } }: State): 'everything' | 'no-shop' | 'nothing' | 'unknown' => {
  return use === null ? 'unknown' : (use.visitors ?? 'everything')
}

/** Where the store can be opened to everybody; null when it is open, or where there is no such place. */
export const launchAddress = ({ closing }: State): string | null =>
  closing.use === null || closing.use.visitors === null || closing.use.visitors === 'everything'
    ? null
    : closing.use.launch

/** T-03: feedback is asked for once, and not in the sign-up variant. */
export const offersSurvey = (state: State): boolean =>
  !state.closing.surveyCompleted && state.closing.survey === 'none' && !isEntrepreneur(state)

export const asksSurvey = (state: State): boolean => offersSurvey(state) && state.route.dialog === 'survey'

/** On the platform's hosting the questions are about design with AI, if it was there; built-in suggestions are none. */
export const surveyVariant = ({ surroundings, features }: State): 'ai' | 'own' =>
  surroundings?.managedHosting === true && features.flowType === 'AIOnline' && surroundings.aiProvider !== 'rules'
    ? 'ai'
    : 'own'

/** After sending: thanks, and whether the store could not remember it. Null when nothing was sent here. */
export const surveyThanks = ({ closing, calls }: State): 'thanks' | 'not-remembered' | null => {
  if (closing.survey === 'none') return null
  return calls.ended['SurveyCompletion']?.status === 'refused' ? 'not-remembered' : 'thanks'
}

export type SurveyAnswers = Omit<EventOfType<'SurveySent'>, 'type'>

export const noAnswers: SurveyAnswers = {
  rating: 0,
  streamline: false,
  dislikeThemes: false,
  themesNotMatch: false,
  other: false,
  feedback: '',
  remarks: '',
}

/** A rating and at least one reason; the texts are optional (spec §5). */
export const maySend = ({ rating, streamline, dislikeThemes, themesNotMatch, other }: SurveyAnswers): boolean =>
  rating > 0 && (streamline || dislikeThemes || themesNotMatch || other)
