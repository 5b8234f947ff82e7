/** Sessions in a storm, as one law; two files try it, so that each core has one. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { isEverything } from '../setup/scope'
import { expected } from '../simulation/met'
import { planOf } from '../simulation/run/cases'
import { plan, simulate } from '../simulation/simulate'
import { holds } from './holds'
import { cases } from './patience'
import { pinnedSessions } from './pinned-sessions'

/** So many sessions for each case of another law: three thousand in two thirds of a minute of one core. */
const share = 3

/** New sessions of each of the two files in `npm test`. */
const fresh = 150

/** `npm run laws` and the mutation check say how many cases they want. */
const isAskedForCases = process.env['LAWS_RUNS'] !== undefined

/**
 * With TEST_SCOPE=all, lives the sessions of the seed `always` and fails if one thing of `expected` never happens. In `npm test`,
 * lives new sessions only: the pinned sessions are the ones in which everything happens.
 */
export const holdsInAStorm = async (always: number): Promise<void> => {
  const met = new Set<string>()
  const storms = fc.asyncProperty(plan, async (one) => {
    for (const each of await simulate(one)) met.add(each)
  })
  if (!isEverything && !isAskedForCases) return holds(storms, { share: fresh / cases })
  await holds(storms, { share, always })
  // Few cases do not meet everything.
  if (cases * share >= 2000) expect(expected.filter((one) => !met.has(one))).toEqual([])
}

/** Lives the pinned sessions, and fails if one thing of `expected` never happens in them. */
export const holdsInPinnedSessions = async (): Promise<void> => {
  const met = new Set<string>()
  for (const number of pinnedSessions.numbers)
    for (const each of await simulate(planOf(pinnedSessions.seed, number))) met.add(each)
  expect(expected.filter((one) => !met.has(one))).toEqual([])
}
