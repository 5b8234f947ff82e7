/** The merchant's path through the flow: every screen and address, and the fact that led there. */
import type { AnyFact } from '../persistence/log'
import { screen, type Screen } from '../projections/screen'
import { stepsOf } from './steps'

export type Stop = { readonly seq: number; readonly at: number; readonly screen: Screen; readonly path: string }

/** A new stop whenever the screen or its address changes. */
export const screenPath = (facts: readonly AnyFact[]): readonly Stop[] =>
  stepsOf(facts)
    .map(({ fact: { seq, at }, after }): Stop => ({ seq, at, screen: screen(after), path: after.route.path }))
    .filter((stop, index, all) => stop.screen !== all[index - 1]?.screen || stop.path !== all[index - 1]?.path)
