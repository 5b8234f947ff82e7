/** What a run of the bench found out, as it is kept in JSON. */
import type { Measure } from '../rows/row'

export type Result = {
  /** The setting in one line, by which the section in docs/performance.md is known. */
  readonly setting: string
  readonly machine: string
  readonly date: string
  readonly runs: number
  /** Whose numbers there are: `ours`, and `original` where it was measured beside. */
  readonly flows: readonly string[]
  readonly lines: readonly Line[]
  /** What was not measured, and why. */
  readonly notes: readonly string[]
}

export type Line = Measure & {
  readonly row: string
  /** Every measurement, by flow. */
  readonly samples: Readonly<Record<string, readonly number[]>>
}
