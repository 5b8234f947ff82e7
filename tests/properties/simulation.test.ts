import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happenings } from '../simulation/plan'
import { plan, simulate } from '../simulation/simulate'
import { fates } from '../simulation/weather'
import { holds } from './holds'
import { cases } from './patience'

describe('[P-15] [P-16] a session in a storm', () => {
  it('given any storm, once it is over a patient person comes to the end, the store carries what was saved, and nothing is there twice', async () => {
    const met = new Set<string>()
    await holds(
      fc.asyncProperty(plan, async (one) => {
        for (const each of await simulate(one)) met.add(each)
      }),
      { share, always: 20_261_122 },
    )
    // Whoever tries a few cases meets a few things.
    if (cases * share >= 2000) expect([...expected].filter((one) => !met.has(one))).toEqual([])
  })
})

/** So many sessions for each case of another law: forty seconds of one core. */
const share = 2

/** What all sessions together must have come across. A way back that fails is met by other seeds only: they also find what is not mended yet. */
const expected = [
  ...fates.map((fate) => `fate: ${fate}`),
  ...happenings.map((what) => `happens: ${what}`),
  ...['intro', 'wizard', 'loader', 'designer', 'closing', 'opening'].map((name) => `screen: ${name}`),
  ...['idle', 'asked', 'founding', 'assembling', 'done', 'failed'].map((stage) => `set-up: ${stage}`),
  ...['idle', 'running', 'failed', 'saved'].map((stage) => `save: ${stage}`),
  ...['none', 'running', 'looking', 'done'].map((stage) => `restore: ${stage}`),
]
