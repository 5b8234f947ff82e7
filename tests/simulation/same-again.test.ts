import { describe, expect, it } from 'vitest'
import { casesIn, planOf } from './run/cases'
import { outcomeOf, type Plan } from './simulate'

const storyOf = async (plan: Plan) => (await outcomeOf(plan)).story()

describe('a session that is lived again', { tags: ['P-01'] }, () => {
  it('given a plan, whatever was lived before it, then its story is the same to the letter', async () => {
    const plans = [...casesIn(1, 40, { index: 1, of: 1 })].map(({ plan }) => plan)
    const stories: string[] = []
    for (const plan of plans) stories.push(await storyOf(plan))
    const again: string[] = []
    for (const plan of plans.toReversed()) again.unshift(await storyOf(plan))
    expect(again).toEqual(stories)
    expect(new Set(stories).size).toBe(stories.length)
  })

  it('given a seed, then session K is the same alone and in any shard', () => {
    const all = [...casesIn(5, 1100, { index: 1, of: 1 })]
    const inShards = [1, 2, 3].flatMap((index) => [...casesIn(5, 1100, { index, of: 3 })])
    expect(inShards.toSorted((a, b) => a.number - b.number)).toEqual(all)
    for (const number of [1, 2, 999, 1000, 1001, 1100])
      expect(planOf(5, number)).toEqual(all.find((one) => one.number === number)?.plan)
  })
})
