import { describe, expect, it } from 'vitest'
import { calls } from '../../src/events/call-facts'
import { stories } from '../contract/calls'
import { flowOn } from '../contract/calls/flow'
import { modelLikeTheShop, modelSide } from '../contract/calls/model-side'
import { notTold } from '../contract/calls/not-told'
import { routeOf } from '../support/fake-store'
import { routes } from '../support/fake-store-routes'

describe(
  'given the simulator’s model of a store, then the flow may rely on it as on a real one:',
  { tags: ['P-15'] },
  () => {
    const flow = flowOn(modelSide())
    it.each(stories)('$title', ({ tell }) => tell(flow))
  },
)

describe('given all stories of the flow’s calls', { tags: ['P-15'] }, () => {
  const store = modelLikeTheShop()
  const flow = flowOn(modelSide(store))
  const told = (async () => {
    for (const { tell } of stories) await tell(flow)
  })()

  it('then each call of the flow is in one, or is said not to be', async () => {
    await told
    expect([...flow.made, ...Object.keys(notTold)].sort()).toEqual(Object.keys(calls).sort())
  })

  it('then each route of the model was asked in one: none is a guess', async () => {
    await told
    const asked = new Set(store.asked.map((call) => routeOf(call)?.route))
    // Those of WooCommerce's Store API are in no story: tests/woocommerce/product-lists.test.ts meets the real ones.
    const unasked = routes.filter((route) => !asked.has(route) && !route[1].source.includes('wc\\/store'))
    expect(unasked.map(([method, pattern]) => `${method} ${pattern.source}`)).toEqual([])
  })
})
