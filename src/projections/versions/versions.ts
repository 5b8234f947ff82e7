/** The version history: the versions that the store keeps, and what may be done with them. */
import type { Fault } from '../../events/calls/fault'
import type { Step } from '../../events/restoring/restoring'
import type { StoredVersion } from '../../events/versions/versions'
import { isBringing } from '../../reducers/set-up/behind'
import { isRunning } from '../../reducers/set-up/set-up'
import { outcomeOf } from '../../reducers/shell/call-book'
import { isAsked } from '../../reducers/versions/versions'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isOnVersions } from './is-on-versions'

export type VersionsView =
  | { readonly stage: 'closed' }
  | { readonly stage: 'reading' }
  | { readonly stage: 'unreadable'; readonly fault: Fault }
  | {
      readonly stage: 'list'
      readonly versions: readonly ShownVersion[]
      readonly live: number | null
      /** False while something else is written to the store. */
      readonly mayPublish: boolean
    }

export type ShownVersion = StoredVersion & {
  /** Whether it can be kept, or is kept whatever happens. */
  readonly mayPin: boolean
  /** Whether the store has been asked to keep it, or not to, and has not answered. */
  readonly isPinning: boolean
  /** Why the store did not. */
  readonly pinFault: Fault | null
}

export const versionsView = memo(
  (state: State): VersionsView => {
    const { versionList } = state
    if (!isOnVersions(state)) return { stage: 'closed' }
    const ending = outcomeOf(state.calls, 'VersionsRead')
    if (ending?.status === 'refused') return { stage: 'unreadable', fault: ending.fault }
    return ending === undefined || versionList === null
      ? { stage: 'reading' }
      : {
          stage: 'list',
          versions: versionList.versions.map((version) => shown(state, version)),
          live: versionList.live,
          mayPublish: mayPublish(state),
        }
  },
  ({ route, restoring, versionList, pins, calls, saving, setUp, canvas }) => [
    route.dialog,
    restoring,
    versionList,
    pins,
    calls.ended,
    saving.stage,
    setUp,
    canvas,
  ],
)

const shown = ({ calls, pins }: State, version: StoredVersion): ShownVersion => {
  const outcome = outcomeOf(calls, 'VersionPin', String(version.id))
  return {
    ...version,
    mayPin: version.kind !== 'before',
    isPinning: isAsked(pins, version.id),
    pinFault: outcome?.status === 'refused' ? outcome.fault : null,
  }
}

const mayPublish = (state: State): boolean =>
  state.saving.stage !== 'running' && !isBringing(state) && !isRunning(state.setUp)

/** To publish a version is one step of a restore, and to undo it goes back to what was there. */
export const stepsTo = ({ id, at }: Pick<StoredVersion, 'id' | 'at'>, live: number | null): readonly Step[] => [
  { from: { kind: 'version', id: live ?? 0, at: 0, left: [] }, to: { kind: 'version', id, at, left: [] } },
]
