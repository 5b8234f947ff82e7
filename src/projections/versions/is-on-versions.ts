/** The version history while it is open, and what it asks the store. */
import { fact } from '../../events'
import type { RequestEvent } from '../../events/calls/phase'
import { isRestoring } from '../../reducers/restoring/restoring'
import { atOnce } from '../../reducers/shell/jobs'
import type { State } from '../../reducers'

export const isOnVersions = ({ route, restoring }: State): boolean =>
  route.dialog === 'versions' && !isRestoring(restoring)

/** The list is read each time that the history is opened. */
export const versionWork = (state: State): readonly RequestEvent[] =>
  isOnVersions(state) ? atOnce(state.calls, [fact('VersionsReadRequested')]).next : []
