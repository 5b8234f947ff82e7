/** The version history: the versions that the store keeps, and what the merchant can do with each. */
import type { Fault } from '../events/calls'
import type { Step } from '../events/publishing'
import type { StoredVersion } from '../events/versions'
import type { State } from '../reducers'
import { outcomeOf } from '../reducers/calls'
import { isOnVersions } from '../reducers/plans/publishing'
import { isBringing } from '../reducers/plans/set-up'
import { isRunning } from '../reducers/set-up/set-up'
import { isAsked } from '../reducers/versions'
import { memo } from './memo'
import { readingOf, type Unread } from './reading'

export { isOnVersions }

export type VersionsView =
  | { readonly stage: 'closed' }
  | Unread
  | {
      readonly stage: 'list'
      readonly versions: readonly ShownVersion[]
      readonly live: number | null
      /** False while something else is written to the store. */
      readonly mayPublish: boolean
    }

export type ShownVersion = StoredVersion & {
  /** Whether the merchant can pin it. False for a version that the store always keeps. */
  readonly mayPin: boolean
  /** Whether a request to pin or unpin it waits for the store's answer. */
  readonly isPinning: boolean
  /** Why the store did not pin or unpin it. */
  readonly pinFault: Fault | null
}

export const versionsView = memo(
  (state: State): VersionsView => {
    if (!isOnVersions(state)) return { stage: 'closed' }
    const reading = readingOf(state, 'VersionsRead', ({ versionList }) => versionList)
    if (reading.stage !== 'read') return reading
    const { versions, live } = reading.found
    return {
      stage: 'list',
      versions: versions.map((version) => shown(state, version)),
      live,
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

/** Publishing a version is one step of a restore. Undoing it returns to the version that was live. */
export const stepsTo = ({ id, at }: Pick<StoredVersion, 'id' | 'at'>, live: number | null): readonly Step[] => [
  { from: { kind: 'version', id: live ?? 0, at: 0, left: [] }, to: { kind: 'version', id, at, left: [] } },
]
