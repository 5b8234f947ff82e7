/** What the closing screen needs. The survey option may fail to be read; the screen is shown all the same. */
import { fact } from '../events'
import { activeTheme } from './active-theme'
import { allOf, answer, mapAnswer, orElse } from './answers'
import type { Effect } from './effect'
import { readOptions, surveyCompleted } from './options'
import { storeUse } from './store-use'
import { taskCompleted } from './task'

const completed = 'woocommerce_admin_customize_store_completed'

export const readClosing: Effect<'ClosingRead', 'rest' | 'referrals'> = (_request, { rest, referrals }) =>
  allOf({
    theme: activeTheme(rest),
    task: taskCompleted(rest),
    use: storeUse(rest),
    options: readOptions(rest, [surveyCompleted, completed]).pipe(
      orElse(() => answer<Readonly<Record<string, unknown>>>({})),
    ),
  }).pipe(
    mapAnswer(({ theme, task, options, use }) =>
      fact('ClosingReadReceived', {
        taskCompleted: task ?? options[completed] === 'yes',
        blockTheme: theme.block,
        surveyCompleted: options[surveyCompleted] === 'yes',
        use,
        referral: referrals.taskReferral(),
      }),
    ),
  )
