/** Sessions in a storm, as one law; two files try it, so that each core has one. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { isEverything } from '../setup/scope'
import { expected } from '../simulation/met'
import { planOf } from '../simulation/run/cases'
import { plan, simulate } from '../simulation/simulate'
import { holds } from './holds'
import { pinnedSessions } from './pinned-sessions'

/** Of each of the two files: 150 sessions in `npm test`, 625 with TEST_SCOPE=all, and 1,250 for 1,000 cases of `npm run laws`. */
const share = isEverything || process.env['LAWS_RUNS'] !== undefined ? 1.25 : 0.75

/** Lives new sessions in every run; a failure prints the seed and the command that repeats it. */
export const holdsInAStorm = (): Promise<void> =>
  holds(
    fc.asyncProperty(plan, async (one) => {
      await simulate(one)
    }),
    { share },
  )

/** Lives the pinned sessions, and fails if one thing of `expected` never happens in them. */
export const holdsInPinnedSessions = async (): Promise<void> => {
  const met = new Set<string>()
  const { seed, numbers, inQuickStart } = pinnedSessions
  const pinned = [
    ...numbers.map((number) => ({ ...planOf(seed, number), quickStart: false })),
    ...inQuickStart.map((number) => ({ ...planOf(seed, number), quickStart: true })),
  ]
  for (const one of pinned) for (const each of await simulate(one)) met.add(each)
  expect(expected.filter((one) => !met.has(one))).toEqual([])
}
