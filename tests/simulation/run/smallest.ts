/** The shortest session that breaks a law in the same way, and its story. */
import fc from 'fast-check'
import { outcomeOf, plan, type Plan } from '../simulate'
import { placeOf, planOf } from './cases'
import { failureOf, groupOf, type Failure } from './failure'

/** Milliseconds: what is found by then is short enough. */
const timeLimit = 30_000

export const smallest = async (seed: number, failure: Failure): Promise<string> => {
  const property = fc.asyncProperty(plan, async (one) => {
    const { wrong } = await outcomeOf(one)
    if (wrong !== null && groupOf(failureOf(failure.number, wrong)) === groupOf(failure)) throw wrong
  })
  const details = await fc.check(property, {
    ...placeOf(seed, failure.number),
    numRuns: 1,
    plugins: [fc.interruptAfterTimeLimit(timeLimit)],
  })
  // The plugin, which takes any property, makes the type of its values forgotten.
  const [small] = (details.counterexample ?? [planOf(seed, failure.number)]) as [Plan]
  return told(small)
}

const told = async (one: Plan): Promise<string> => `${JSON.stringify(one)}\n\n${(await outcomeOf(one)).story()}`
