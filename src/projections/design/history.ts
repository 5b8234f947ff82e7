/** The steps of the design: the next undo and redo, and the list of all steps. */
import type { State } from '../../reducers'
import { withChoice, type DesignChoice, type DesignStep } from '../../reducers/design/design-choices'
import { topOf, valuesOf } from '../../reducers/design/stack'
import { memo } from '../memo'

export type { DesignStep }

/** The step that undo reverts; null when there is none. */
export const undoStep = ({ designing }: State): DesignStep | null => topOf(designing.past)?.step ?? null

/** The step that redo repeats; null when there is none. */
export const redoStep = ({ designing }: State): DesignStep | null => topOf(designing.future)?.step ?? null

/** Whether there is any step, done or undone. */
export const hasSteps = ({ designing: { past, future } }: State): boolean => past.length + future.length > 0

export type HistoryItem = {
  /** How many steps are applied at this entry. */
  readonly steps: number
  /** Null for the design before any step. */
  readonly step: DesignStep | null
  readonly when: 'past' | 'now' | 'future'
}

/** All steps, newest first, undone ones included; the last entry is the design before any step. */
export const historyItems = memo(
  ({ designing: { past, future } }: State): readonly HistoryItem[] => {
    const done = past.length
    const steps = [
      null,
      ...valuesOf(past).map(({ step }) => step),
      ...valuesOf(future)
        .toReversed()
        .map(({ step }) => step),
    ]
    return steps
      .map((step, index): HistoryItem => ({
        step,
        steps: index,
        when: index < done ? 'past' : index === done ? 'now' : 'future',
      }))
      .reverse()
  },
  ({ designing: { past, future } }) => [past, future],
)

/** The state after a choice that is not recorded, and may never be: to compute in advance what will be drawn. */
export const ifChosen = (state: State, choice: DesignChoice): State => {
  const { design, patterns } = state.designing
  return design === null
    ? state
    : { ...state, designing: { ...state.designing, design: withChoice(design, choice, patterns) } }
}
