/** What is said about one kind of thing in a restore. */
import type { Thing } from '../../events/restoring/restoring'
import type { Line } from '../../projections/restoring/restore-lines'
import type { RestoreResult } from '../../projections/restoring/restore-view'

export type Way = RestoreResult['way']
export type Left = RestoreResult['left'][number]

export type Told<A extends Thing> = {
  /** By what the thing, the first of its line, becomes. */
  readonly [W in Way]: (thing: A, line: Line) => string
} & {
  /** Of those that were left as they are. */
  readonly left?: (left: readonly Left[], way: Way) => readonly string[]
}
