/** What is known about a test run while it goes on: what runs, how many tests have ended, and how long it still takes. */
import { groupBy, mapValues } from 'es-toolkit'
import type { Durations } from './durations'
import { secondsLeft, type Work } from './estimate'
import type { Standing } from './line'

/** A test file before it runs. `group` and `workers` are those of its project: groups run one after the other. */
export type Planned = Readonly<{ file: string; project: string; group: number; workers: number }>

/** A run. All times are seconds of one clock. */
export type RunUnderWay = Readonly<{
  fileBegan: (file: string, now: number) => void
  /** The file has been loaded: it has so many tests. */
  testsFound: (file: string, tests: number) => void
  testEnded: (file: string, outcome: 'passed' | 'failed') => void
  fileEnded: (file: string, now: number, isWhole: boolean) => void
  standing: (now: number) => Standing
  /** What can be told to the next run: the files that ended and ran as a whole. */
  measured: () => Durations
}>

type Measured = Durations['files'][string]

/** Of a file that was never measured, where no other file of its project was: the seconds and the number of tests of a small one. */
const smallFile: Measured = [2, 5]

type Going = Planned & { work: Work; tests: number; done: number; failed: number; isWhole: boolean }

/** Begins with what is known from before. `needsStore`: the first file waits until the stores are up. */
export const runUnderWay = (
  planned: readonly Planned[],
  known: Durations,
  needsStore: boolean,
  began: number,
): RunUnderWay => {
  const byProject = groupBy(planned, ({ project }) => project)
  const usual = mapValues(byProject, (those) =>
    meanOf(those.flatMap(({ file }) => (known.files[file] === undefined ? [] : [known.files[file]]))),
  )
  const files = new Map(planned.map((one) => [one.file, goingOf(one, known.files[one.file] ?? usual[one.project])]))
  let firstBegan: number | undefined
  const setupLeft = (now: number): number =>
    firstBegan === undefined && needsStore ? Math.max(known.setup - (now - began), (now - began) / 10) : 0
  const change = (file: string, how: (one: Going) => Partial<Going>): void => {
    const one = files.get(file)
    if (one !== undefined) Object.assign(one, how(one))
  }
  return {
    fileBegan: (file, now) => {
      firstBegan ??= now
      change(file, ({ work }) => ({ work: { ...work, began: work.began ?? now } }))
    },
    testsFound: (file, tests) => change(file, () => ({ tests })),
    testEnded: (file, outcome) =>
      change(file, ({ done, failed }) => ({ done: done + 1, failed: failed + (outcome === 'failed' ? 1 : 0) })),
    fileEnded: (file, now, isWhole) =>
      change(file, ({ work, done }) => ({
        work: { ...work, took: now - (work.began ?? now) },
        tests: done,
        isWhole,
      })),
    standing: (now) => {
      const all = [...files.values()]
      const sum = (of: (one: Going) => number) => all.reduce((total, one) => total + of(one), 0)
      return {
        done: sum(({ done }) => done),
        total: sum(({ tests }) => tests),
        failed: sum(({ failed }) => failed),
        elapsed: now - began,
        left:
          setupLeft(now) +
          secondsLeft(
            all.map(({ work }) => work),
            now,
          ),
        running: firstBegan === undefined && needsStore ? ['the stores are starting'] : namesOfRunning(all),
      }
    },
    measured: () => ({
      setup: needsStore && firstBegan !== undefined ? firstBegan - began : 0,
      files: Object.fromEntries(
        [...files.values()].flatMap(({ file, work, done, isWhole }) =>
          work.took !== undefined && isWhole ? [[file, [Number(work.took.toFixed(2)), done] as const]] : [],
        ),
      ),
    }),
  }
}

const meanOf = (files: readonly Measured[]): Measured => {
  if (files.length === 0) return smallFile
  const mean = (of: (one: Measured) => number) => files.reduce((sum, one) => sum + of(one), 0) / files.length
  return [mean(([seconds]) => seconds), Math.round(mean(([, tests]) => tests))]
}

const goingOf = (planned: Planned, [expected, tests]: Measured = smallFile): Going => {
  const { project: kind, group, workers } = planned
  return { ...planned, work: { kind, group, workers, expected }, tests, done: 0, failed: 0, isWhole: false }
}

/** The longest running first, so that a name does not jump when another file begins. */
const namesOfRunning = (all: readonly Going[]): readonly string[] =>
  all
    .filter(({ work }) => work.began !== undefined && work.took === undefined)
    .toSorted((a, b) => (a.work.began ?? 0) - (b.work.began ?? 0))
    .map(({ file }) => file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, ''))
