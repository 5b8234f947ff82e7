import { describe } from 'vitest'
import { realSide } from '../contract/calls/real-side'
import { sameOnBoth } from '../contract/calls/same-on-both'
import { admin, restore } from './support'

describe(
  'the simulator’s model of a store and the small shop on WordPress are the same to the flow:',
  { tags: ['P-15'] },
  () =>
    sameOnBoth(async () => {
      await restore()
      return realSide(await admin())
    }),
)
