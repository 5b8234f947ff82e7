/** The names of the steps of the design, as shown by undo, redo and the list of all steps. */
import { __ } from '@wordpress/i18n'
import type { DesignStep } from '../../projections/design/history'
import { roomRows } from './rooms'

type Names<T extends DesignStep['type']> = {
  readonly [K in T]: (step: Extract<DesignStep, { type: K }>) => string
}

/** Names for the steps that come from a room's choices, by their facts. */
export type StepNames = Partial<Names<DesignStep['type']>>

export const stepName = (step: DesignStep): string => {
  // A row takes its own step, which the compiler cannot see in a union.
  const name = names[step.type] as (step: DesignStep) => string
  return name(step)
}

type Rows = typeof roomRows
type OfRooms = { [R in keyof Rows]: keyof Rows[R]['steps'] }[keyof Rows]

/** The compiler refuses a choice that neither a room nor this table names. */
const ofNoRoom: Names<Exclude<DesignStep['type'], OfRooms>> = {
  SectionsHidden: () => __('Hide sections for now', 'customize-your-store'),
  SectionsShown: () => __('Show hidden sections', 'customize-your-store'),
  TheirsTaken: () => __('Use the other person’s version', 'customize-your-store'),
  restore: () => __('Previous design', 'customize-your-store'),
  'new-start': () => __('New start', 'customize-your-store'),
}

const names: StepNames = {
  ...ofNoRoom,
  ...Object.values(roomRows).reduce<StepNames>((all, { steps }) => ({ ...all, ...steps }), {}),
}
