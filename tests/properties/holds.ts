/**
 * Puts a law to the test. How many cases, and from which seed, is said in one place for all laws: LAWS_RUNS and LAWS_SEED, as
 * `npm run laws` sets them. Without LAWS_SEED each state of the source has a seed of its own. Cases that broke the law before come first; a new one is told with what it takes to see it again.
 */
import { appendFileSync } from 'node:fs'
import fc, { type IRawProperty, type RunDetails } from 'fast-check'
import { expect, TestRunner } from 'vitest'
import { rowsIn } from '../setup/row-tags'
import { cases, lawTimeout } from './limits'
import { pinOf, readPins, type Pin } from './pins'
import { seedOfSource } from './seed-of-source'

type Trial<A> = {
  /** The part of the cases that is enough, for a law of which each case takes its time; the place of use says why. */
  readonly share?: number
  /** Cases that are always among them. */
  readonly examples?: A[]
}

/** One line of the report that `npm run laws` reads. */
export type Told = {
  readonly title: string
  /** The rows that the law proves. */
  readonly rows: readonly string[]
  readonly runs: number
  readonly seed: number
  readonly milliseconds: number
  readonly failed: boolean
}

const asked = process.env['LAWS_SEED']
const seed = asked === undefined ? seedOfSource() : Number(asked)
const report = process.env['LAWS_REPORT']

/** For the mutation check, which asks only whether a law is broken. */
const endOnFailure = process.env['LAWS_SHRINK'] === 'no'

export const holds = async <A>(
  property: IRawProperty<A>,
  { share = 1, examples = [] }: Trial<A> = {},
): Promise<void> => {
  const title = expect.getState().currentTestName ?? ''
  const rows = rowsIn(TestRunner.getCurrentTest()?.tags ?? [])
  for (const pin of readPins()[title] ?? []) await tryAgain(property, pin)
  const begin = performance.now()
  const details = await fc.check(property, {
    numRuns: Math.max(Math.ceil(cases * share), 1),
    examples,
    endOnFailure,
    plugins: [fc.interruptAfterTimeLimit(lawTimeout, { failOnInterrupt: true })],
    seed,
  })
  const milliseconds = Math.round(performance.now() - begin)
  tell({ title, rows, runs: details.numRuns, seed: details.seed, milliseconds, failed: details.failed })
  if (details.failed) throw new Error(inWords(title, details), { cause: details.errorInstance })
}

/** A case that broke the law once, alone. */
export const tryAgain = async <A>(property: IRawProperty<A>, pin: Pin): Promise<void> => {
  const which = 'values' in pin ? { examples: [pin.values as A] } : { seed: pin.seed, path: pin.path }
  const details = await fc.check(property, { ...which, numRuns: 1, endOnFailure: true })
  if (details.failed)
    throw new Error(`It is back: ${pin.why}\n${fc.defaultReportMessage(details) ?? ''}`, {
      cause: details.errorInstance,
    })
}

const tell = (told: Told) => {
  if (report !== undefined) appendFileSync(report, `${JSON.stringify(told)}\n`)
}

const inWords = <A>(title: string, details: RunDetails<A>): string =>
  [
    fc.defaultReportMessage(details),
    `To see it again: npm run laws -- --runs ${cases} --seed=${details.seed} --law "${title}"`,
    `To keep it, in tests/corpus/seeds.json: ${JSON.stringify({ [title]: [pinOf(details)] })}`,
  ].join('\n\n')
