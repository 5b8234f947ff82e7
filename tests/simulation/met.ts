/** What a session came across: fates of calls, presses, happenings, and the stages in which the flow was seen. */
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'

export type Met = Set<string>

/** The stages in which the flow was seen. */
export const placesOf = (state: State): readonly string[] => [
  `screen: ${screen(state)}`,
  `set-up: ${state.setUp.stage}`,
  `save: ${state.saving.stage}`,
  `restore: ${state.restoring.stage}`,
]
