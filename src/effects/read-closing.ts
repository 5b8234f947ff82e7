/**
 * What the closing screen needs. The survey option may fail to be read; the screen is shown all the same. Whether the task is
 * complete must be known: the gate follows from it.
 */
import { fact } from '../events'
import { activeTheme } from './active-theme'
import type { Fault } from '../events/fault'
import { allOf, andThen, answer, fail, mapAnswer, orElse } from './answers'
import type { Effect } from './effect'
import type { Answer } from './ports'
import { readOptions, surveyCompleted } from './options'
import { taskCompleted } from './task'

const completed = 'woocommerce_admin_customize_store_completed'

export const readClosing: Effect<'ClosingRead', 'rest' | 'referrals'> = (_request, { rest, referrals }) =>
  allOf({
    theme: activeTheme(rest),
    task: taskCompleted(rest),
    options: readOptions(rest, [surveyCompleted, completed]).pipe(
      mapAnswer((values): Options => ({ values, fault: null })),
      orElse((fault): Answer<Options> => answer({ values: {}, fault })),
    ),
  }).pipe(
    andThen(({ theme, task, options: { values, fault } }) =>
      task === null && fault !== null
        ? fail(fault)
        : answer(
            fact('ClosingReadReceived', {
              taskCompleted: task ?? values[completed] === 'yes',
              blockTheme: theme.block,
              surveyCompleted: values[surveyCompleted] === 'yes',
              referral: referrals.taskReferral(),
            }),
          ),
    ),
  )

type Options = { readonly values: Readonly<Record<string, unknown>>; readonly fault: Fault | null }
