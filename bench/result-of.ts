/** The measurements as a result: a line for each measure of which there is a number. */
import type { Options } from './options'
import { machine } from './report/machine'
import type { Result } from './report/result'
import { rows } from './rows'
import type { Contestant } from './run/contestant'
import type { Measured } from './run/measure'
import { settingOf } from './run/setting'

/** @param left what was left out on purpose, and why */
export const resultOf = (
  options: Pick<Options, 'hardship' | 'products' | 'patterns' | 'runs'>,
  contestants: readonly Contestant[],
  { samples, notes }: Measured,
  left: readonly string[],
): Result => ({
  setting: settingOf(options, contestants),
  machine: machine(),
  date: new Date().toISOString().slice(0, 10),
  runs: options.runs,
  flows: contestants.map(({ flow }) => flow.name),
  lines: rows.flatMap(({ name, measures }) =>
    Object.entries(measures).flatMap(([key, measure]) => {
      const found = [...samples].map(([flow, all]) => [flow, all.get(`${name}.${key}`) ?? []] as const)
      return found.every(([, values]) => values.length === 0)
        ? []
        : [{ ...measure, row: name, samples: Object.fromEntries(found) }]
    }),
  ),
  notes: [...left, ...notes],
})
