/** The requests of a restore: the list of what would change, one step after another, a read afterwards. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { atOnce, inTurn } from '../../reducers/shell/jobs'
import { lookAgain } from '../../reducers/restoring/restored'
import { isOfVersion, isRestoring } from '../../reducers/restoring/restoring'
import type { State } from '../../reducers'

export const restoreWork = (state: State): readonly RequestEvent[] => {
  const { calls, restoring, route } = state
  if (restoring.stage === 'running')
    return inTurn(
      calls,
      restoring.steps.filter(isOfVersion).map((step) => fact('RestoreStepRequested', { step })),
    ).next
  if (restoring.stage === 'looking') return lookAgain(state).next
  return route.dialog === 'restore' && !isRestoring(restoring)
    ? atOnce(calls, [fact('VersionsReadRequested')]).next
    : []
}
