/** Queries of the closing screen. */
import type { EventOfType } from '../events'
import type { State } from '../reducers'
import { isRefused } from '../reducers/calls'

/**
 * Whether the screen may open: the store reported the task as complete (`reducers/index.ts` redirects where it is not), or the read
 * failed but the task was complete before, or everything was saved in this session. Does not wait for the survey option.
 */
export const mayClose = ({ closing, calls, saving, store }: State): boolean =>
  closing.read || (isRefused(calls, 'ClosingRead') && (saving.stage === 'saved' || store?.taskCompleted === true))

/** The sign-up variant links back to the set-up's home; others suggest what to do next. */
export const isEntrepreneur = ({ surroundings }: State): boolean => surroundings?.entrepreneur ?? false

/** What visitors see of the shop now; 'everything' if a store cannot be hidden, 'unknown' until it is read. */
export const visitorsSee = ({ closing: { use } }: State): 'everything' | 'no-shop' | 'nothing' | 'unknown' => {
  return use === null ? 'unknown' : (use.visitors ?? 'everything')
}

/** Address of the page that launches the store; null if the store is open, or if there is no such page. */
export const launchAddress = ({ closing }: State): string | null =>
  closing.use === null || closing.use.visitors === null || closing.use.visitors === 'everything'
    ? null
    : closing.use.launch

/** T-03: the merchant is asked for feedback once, and not in the sign-up variant. */
export const offersSurvey = (state: State): boolean =>
  !state.closing.surveyCompleted && state.closing.survey === 'none' && !isEntrepreneur(state)

export const asksSurvey = (state: State): boolean => offersSurvey(state) && state.route.dialog === 'survey'

/**
 * On the platform's hosting, the survey asks about designing with AI, if an AI was available. Built-in suggestions are not an AI.
 */
export const surveyVariant = ({ surroundings, features }: State): 'ai' | 'own' =>
  surroundings?.managedHosting === true && features.flowType === 'AIOnline' && surroundings.aiProvider !== 'rules'
    ? 'ai'
    : 'own'

/**
 * What is shown after the survey is sent: thanks, and whether the store failed to record it. Null if nothing was sent in this session.
 */
export const surveyThanks = ({ closing, calls }: State): 'thanks' | 'not-remembered' | null => {
  if (closing.survey === 'none') return null
  return isRefused(calls, 'SurveyCompletion') ? 'not-remembered' : 'thanks'
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

/** A rating and at least one reason; the texts are optional (docs/spec/closing.md). */
export const maySend = ({ rating, streamline, dislikeThemes, themesNotMatch, other }: SurveyAnswers): boolean =>
  rating > 0 && (streamline || dislikeThemes || themesNotMatch || other)
