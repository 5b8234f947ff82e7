/** The steps that restore a former design, in order, and the choices offered to the merchant (D-19). */
import type { Former, Step } from '../../events/restoring/restoring'
import { differences, formerly } from '../../reducers/restoring/baseline-book'
import { placeOf, rowOf } from '../../reducers/restoring/restorable'
import { isRestoring } from '../../reducers/restoring/restoring'
import { isBringing } from '../../reducers/set-up/behind'
import { isRunning } from '../../reducers/set-up/set-up'
import type { State } from '../../reducers'
import { memo } from '../memo'

const planTo = (design: Former) =>
  memo(
    ({ baseline }: State): readonly Step[] => {
      const steps = differences(baseline, design)
      const things = Object.keys(baseline.was).map((key) => formerly(baseline, key, design))
      const former = JSON.stringify(things.filter((thing) => thing !== undefined && rowOf(thing).showsFonts))
      return steps.toSorted((a, b) => placeOf(a.to) - placeOf(b.to)).filter(({ to }) => !rowOf(to).stays?.(to, former))
    },
    ({ baseline }) => [baseline],
  )

const plans: Readonly<Record<Former, (state: State) => readonly Step[]>> = {
  saved: planTo('saved'),
  before: planTo('before'),
}

export const restorePlan = (state: State, design: Former = 'before'): readonly Step[] => plans[design](state)

export type Choice = {
  readonly design: Former
  readonly steps: readonly Step[]
  /** When it was saved, in milliseconds since 1970; null for the design from before. */
  readonly at: number | null
}

/** The designs that can be restored, newest first, without one that the store has already. */
export const restoreChoices = (state: State): readonly Choice[] =>
  (['saved', 'before'] as const)
    .map((design) => ({
      design,
      steps: restorePlan(state, design),
      at: design === 'saved' ? (state.baseline.saved?.at ?? null) : null,
    }))
    .filter(({ steps }) => steps.length > 0)

/** Whether a design can be restored and nothing else is running, without what a failed Save left unanswered: a restore gives it up. */
export const canRestore = (state: State): boolean =>
  restoreChoices(state).length > 0 &&
  !isRestoring(state.restoring) &&
  state.saving.stage !== 'running' &&
  !isBringing(state) &&
  !isRunning(state.setUp)
