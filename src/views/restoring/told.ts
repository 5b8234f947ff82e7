/** What is said about one kind of thing in a restore. */
import type { Thing } from '../../events/restoring/restoring'
import type { Line } from '../../projections/restoring/restore-lines'
import type { RestoreResult } from '../../projections/restoring/restore-view'

export type Way = RestoreResult['way']

/** By what the thing, the first of its line, becomes. */
export type Told<A extends Thing> = { readonly [W in Way]: (thing: A, line: Line) => string }
