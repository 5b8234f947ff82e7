/** The requests of a restore: a read before, one step after another, a read afterwards. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { inTurn } from '../../reducers/shell/jobs'
import { lookAgain } from '../../reducers/restoring/restored'
import { isRestoring } from '../../reducers/restoring/restoring'
import type { State } from '../../reducers'

export const restoreWork = (state: State): readonly RequestEvent[] => {
  const { calls, restoring, route } = state
  if (restoring.stage === 'running')
    return inTurn(
      calls,
      restoring.steps.map((step) => fact('RestoreStepRequested', { step })),
    ).next
  return restoring.stage === 'looking' || (route.dialog === 'restore' && !isRestoring(restoring))
    ? lookAgain(state).next
    : []
}
