/** What screens read by themselves. */
import type { Effect } from '../../../../src/effects/runner/effect'
import type { Ports } from '../../../../src/effects/runner/ports'
import { effectOf } from '../../../../src/effects/runner/runner'
import type { CallName } from '../../../../src/events/call-facts'
import { callsOfScreens } from '../../../support/calls-of-screens'
import type { Story } from '../story'

export const screens: readonly Story[] = callsOfScreens.map(({ call, request }) => ({
  title: `${call} is answered`,
  tell: async ({ done }) => {
    await done(effectOf(request) as Effect<CallName, keyof Ports>, request)
  },
}))
