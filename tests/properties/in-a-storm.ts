/** Sessions in a storm, as one law; two files try it, so that each core has one. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { expected } from '../simulation/met'
import { plan, simulate } from '../simulation/simulate'
import { holds } from './holds'
import { cases } from './patience'

/** So many sessions for each case of another law: three thousand in two thirds of a minute of one core. */
const share = 3

export const holdsInAStorm = async (always: number): Promise<void> => {
  const met = new Set<string>()
  await holds(
    fc.asyncProperty(plan, async (one) => {
      for (const each of await simulate(one)) met.add(each)
    }),
    { share, always },
  )
  // Whoever tries a few cases meets a few things.
  if (cases * share >= 2000) expect(expected.filter((one) => !met.has(one))).toEqual([])
}
