/** The former designs that a restore offers, as the store tells them (D-19). */
import type { Former, Step } from '../../events/restoring/restoring'
import type { FormerDesign } from '../../events/versions/versions'
import { isRestoring } from '../../reducers/restoring/restoring'
import { isBringing } from '../../reducers/set-up/behind'
import { isRunning } from '../../reducers/set-up/set-up'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { stepsTo } from '../versions/versions'

export type Choice = Pick<FormerDesign, 'theme' | 'changes'> & {
  readonly design: Former
  readonly steps: readonly Step[]
  /** When it was saved, in milliseconds since 1970; null for the design from before. */
  readonly at: number | null
}

/** The designs that can be restored, newest first, without one that the store has already. */
export const restoreChoices = memo(
  ({ versionList }: State): readonly Choice[] => {
    if (versionList === null) return []
    const { versions, live } = versionList
    return (['saved', 'before'] as const).flatMap((design) => {
      const former = versionList[design]
      if (former === null || former.changes.length === 0) return []
      const { id, theme, changes } = former
      const at = design === 'saved' ? (versions.find((version) => version.id === id)?.at ?? null) : null
      return [{ design, at, theme, changes, steps: stepsTo({ id, at: at ?? 0 }, live) }]
    })
  },
  ({ versionList }) => [versionList],
)

/** Whether there may be something to restore and nothing else is running, without what a failed Save left unanswered: a restore gives it up. */
export const canRestore = (state: State): boolean =>
  state.wayBack &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isBringing(state) &&
  !isRunning(state.setUp)
