/** Whether the task 'Customize your store' is complete; null if it is not listed. */
import * as t from 'io-ts'
import { mapAnswer } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

const Lists = t.array(t.type({ tasks: t.array(t.type({ id: t.string, isComplete: t.boolean })) }))

/** Newer WooCommerce hides the task; callers then read the option that completes it. */
export const taskCompleted = (rest: Rest): Answer<boolean | null> =>
  rest
    .ask({ method: 'GET', path: '/wc-admin/onboarding/tasks', reply: Lists })
    .pipe(
      mapAnswer(
        (lists) => lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === 'customize-store')?.isComplete ?? null,
      ),
    )
