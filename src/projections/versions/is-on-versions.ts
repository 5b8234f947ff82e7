/** The version history while it is open, and what it asks the store. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { isRestoring } from '../../reducers/restoring/restoring'
import { atOnce, before, inTurn } from '../../reducers/shell/jobs'
import type { State } from '../../reducers'

export const isOnVersions = ({ route, restoring }: State): boolean =>
  route.dialog === 'versions' && !isRestoring(restoring)

/**
 * The list is read each time that the history is opened. What the merchant keeps is told to the store on whichever screen they are by then: one
 * after the other and before the list is read, as each answer brings the list.
 */
export const versionWork = (state: State): readonly RequestEvent[] => {
  const { calls, pins } = state
  const toldFirst = inTurn(
    calls,
    pins.map((pin) => fact('VersionPinRequested', pin)),
  )
  return isOnVersions(state) ? before(toldFirst, atOnce(calls, [fact('VersionsReadRequested')])).next : toldFirst.next
}
