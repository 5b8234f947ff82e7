/** What a fact means in the state that receives it. Decided once per fact and passed to every reducer. */
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/log'
import { isOutdated } from './calls'
import { isLateSave, isOvertakenSave } from './published'
import { isOfAnotherPreview } from './set-up/page-drafts'
import { startOf } from './set-up/set-up'
import type { State } from './state'

/**
 * How a generation starts: `anew`, or `on` if the answers are those of the last attempt, whose finished work is kept.
 */
export type Start = 'anew' | 'on'

export type Meaning = {
  /** A response to ignore: its request is outdated (`isOutdated`), or it describes another theme. */
  readonly outdated: boolean
  /** Whether the fact starts a generation from the wizard's answers; null if it does not. */
  readonly start: Start | null
  /** A Save that ends after the merchant started over: the new design ignores it. */
  readonly lateSave: boolean
  /** A Save that ends after newer choices: the designer stays open. */
  readonly overtakenSave: boolean
}

export const meaningOf = ({ event, settles }: Recorded<FlowEvent>, state: State): Meaning => ({
  outdated: isOutdated(state.calls, settles) || isOfAnotherPreview(settles, state),
  start: startOf(event, state),
  lateSave: isLateSave(event, state),
  overtakenSave: isOvertakenSave(event, state),
})
