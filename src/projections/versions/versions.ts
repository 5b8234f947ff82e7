/** The version history: the versions that the store keeps, and what may be done with them. */
import type { Fault } from '../../events/calls/fault'
import type { Step } from '../../events/restoring/restoring'
import type { StoredVersion } from '../../events/versions/versions'
import { isBringing } from '../../reducers/set-up/behind'
import { isRunning } from '../../reducers/set-up/set-up'
import { outcomeOf } from '../../reducers/shell/call-book'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isOnVersions } from './is-on-versions'

export type VersionsView =
  | { readonly stage: 'closed' }
  | { readonly stage: 'reading' }
  | { readonly stage: 'unreadable'; readonly fault: Fault }
  | {
      readonly stage: 'list'
      readonly versions: readonly StoredVersion[]
      readonly live: number | null
      /** False while something else is written to the store. */
      readonly mayPublish: boolean
    }

export const versionsView = memo(
  (state: State): VersionsView => {
    const { versionList } = state
    if (!isOnVersions(state)) return { stage: 'closed' }
    const ending = outcomeOf(state.calls, 'VersionsRead')
    if (ending?.status === 'refused') return { stage: 'unreadable', fault: ending.fault }
    return ending === undefined || versionList === null
      ? { stage: 'reading' }
      : { stage: 'list', ...versionList, mayPublish: mayPublish(state) }
  },
  ({ route, restoring, versionList, calls, saving, setUp, canvas }) => [
    route.dialog,
    restoring,
    versionList,
    calls.ended,
    saving.stage,
    setUp,
    canvas,
  ],
)

const mayPublish = (state: State): boolean =>
  state.saving.stage !== 'running' && !isBringing(state) && !isRunning(state.setUp)

/** To publish a version is one step of a restore, and to undo it goes back to what was there. */
export const stepsTo = ({ id, at }: Pick<StoredVersion, 'id' | 'at'>, live: number | null): readonly Step[] => [
  { from: { kind: 'version', id: live ?? 0, at: 0, left: [] }, to: { kind: 'version', id, at, left: [] } },
]
