/** The calls that bring more fonts or patterns once the merchant has opted in (docs/spec/design.md). */
import { fact } from '../../events'
import { fontInstall } from '../set-up/font-install'
import { before, inTurn, type Job } from '../shell/jobs'
import type { More } from './opt-in'
import type { State } from '../state'

export const moreJob = (what: More, state: State): Job => {
  const consent = inTurn(state.calls, [fact('TrackingEnablingRequested')])
  return what === 'fonts'
    ? before(consent, fontInstall(state))
    : before(consent, inTurn(state.calls, [fact('PatternInstallRequested'), fact('PatternsReadRequested')]))
}
