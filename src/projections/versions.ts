/** The version history: the versions that the store keeps, and what the merchant can do with each. */
import { fact } from '../events'
import type { RequestEvent } from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { Step } from '../events/publishing'
import type { StoredVersion } from '../events/versions'
import type { State } from '../reducers'
import { atOnce, before, inTurn, outcomeOf } from '../reducers/calls'
import { isRestoring } from '../reducers/restoring'
import { isBringing } from '../reducers/set-up/background-work'
import { isRunning } from '../reducers/set-up/set-up'
import { isAsked } from '../reducers/versions'
import { memo } from './memo'

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
  /** Whether the merchant can pin it. False for a version that the store always keeps. */
  readonly mayPin: boolean
  /** Whether a request to pin or unpin it waits for the store's answer. */
  readonly isPinning: boolean
  /** Why the store did not pin or unpin it. */
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

/** Publishing a version is one step of a restore. Undoing it returns to the version that was live. */
export const stepsTo = ({ id, at }: Pick<StoredVersion, 'id' | 'at'>, live: number | null): readonly Step[] => [
  { from: { kind: 'version', id: live ?? 0, at: 0, left: [] }, to: { kind: 'version', id, at, left: [] } },
]

/** Whether the version history is open. */
export const isOnVersions = ({ route, restoring }: State): boolean =>
  route.dialog === 'versions' && !isRestoring(restoring)

/**
 * The requests of the version history. The list is read each time the history opens. Pins are sent from any screen, one after another and
 * before the list is read, because each answer contains the list.
 */
export const versionWork = (state: State): readonly RequestEvent[] => {
  const { calls, pins } = state
  const toldFirst = inTurn(
    calls,
    pins.map((pin) => fact('VersionPinRequested', pin)),
  )
  return isOnVersions(state) ? before(toldFirst, atOnce(calls, [fact('VersionsReadRequested')])).next : toldFirst.next
}
