/**
 * Reads the data of the closing screen. The survey option may be missing; the screen is shown anyway. The task's completion is required,
 * because the gate depends on it.
 */
import { fact } from '../events'
import type { Fault } from '../events/calls'
import { readActiveTheme, readOptions, storeUse, surveyCompleted, taskCompleted, writeOptions } from './read-store'
import { allOf, andThen, answer, fail, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer } from './runner/ports'

const completed = 'woocommerce_admin_customize_store_completed'

/** The paths that `readClosing` requests, spelled exactly as the effects spell them. */
export const closingReads = [
  '/wp/v2/themes?context=edit&status=active',
  '/wc-admin/onboarding/tasks',
  '/customize-your-store/v1/store',
  `/wc-admin/options?options=${surveyCompleted},${completed}`,
] as const

export const readClosing: Effect<'ClosingRead', 'rest' | 'referrals'> = (_request, { rest, referrals }) =>
  allOf({
    theme: readActiveTheme(rest),
    task: taskCompleted(rest),
    use: storeUse(rest),
    options: readOptions(rest, [surveyCompleted, completed]).pipe(
      mapAnswer((values): Options => ({ values, fault: null })),
      orElse((fault): Answer<Options> => answer({ values: {}, fault })),
    ),
  }).pipe(
    andThen(({ theme, task, use, options: { values, fault } }) =>
      task === null && fault !== null
        ? fail(fault)
        : answer(
            fact('ClosingReadReceived', {
              taskCompleted: task ?? values[completed] === 'yes',
              blockTheme: theme.block,
              surveyCompleted: values[surveyCompleted] === 'yes',
              use,
              referral: referrals.taskReferral(),
            }),
          ),
    ),
  )

type Options = { readonly values: Readonly<Record<string, unknown>>; readonly fault: Fault | null }

/** COMPLETE_SURVEY: stores that the survey was answered. Idempotent: sets a value. */
export const completeSurvey: Effect<'SurveyCompletion', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [surveyCompleted]: 'yes' }).pipe(mapAnswer(() => fact('SurveyCompleted')))

export const closingEffects = {
  ClosingRead: readClosing,
  SurveyCompletion: completeSurvey,
} as const
