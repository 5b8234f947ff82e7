// @module-tag all
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, sharedState, visitor, type Client } from './support'
import {
  allow,
  imagesFor,
  isGenerated,
  looks,
  patterns,
  products,
  proposalsFor,
  route,
  tea,
  writeStore,
} from './ai-content-support'

const removed = { status: 200, body: { removed: true } }

const calls: readonly (readonly ['get' | 'post' | 'delete', string])[] = [
  ['get', 'store-info'],
  ['post', 'images'],
  ['post', 'products'],
  ['delete', 'products'],
  ['post', 'patterns'],
  ['delete', 'patterns'],
  ['post', 'product'],
  ['post', 'business-description'],
  ['post', 'store-title'],
]

describe('store content', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  const begun = sharedState('written', () => writeStore(owner, tea))

  const ask = (who: Client, method: 'get' | 'post' | 'delete', name: string) =>
    method === 'post' ? who.post(route(name), { business_description: tea }) : who[method](route(name))

  it('every call refuses visitors and members who may not manage the site', { tags: ['W-02'] }, async () => {
    await allow(owner)
    const refused = { status: 403, body: { code: 'woocommerce_rest_invalid_user', data: { status: 403 } } }
    const editor = await memberWithRole('editor', owner)
    for (const who of [visitor(), editor])
      for (const [method, name] of calls) expect(await ask(who, method, name)).toMatchObject(refused)
    expect(await isGenerated(owner)).toBe(false)
  })

  it(
    'given AI is not allowed, then no call sends a description to one; looking and taking back are free',
    { tags: ['W-02', 'B-18'] },
    async () => {
      const refused = { status: 403, body: { code: 'ai_connection_not_allowed', data: { status: 403 } } }
      for (const answer of [null, 'no'] as const) {
        if (answer !== null)
          await owner.post('/customize-your-store/v1/options', { woocommerce_blocks_allow_ai_connection: answer })
        for (const [method, name] of calls)
          expect(await ask(owner, method, name)).toMatchObject(method === 'post' ? refused : { status: 200 })
      }
    },
  )

  it(
    'given written content, when it is reset, then products and patterns are what they were before',
    { tags: ['A-13'] },
    async () => {
      await allow(owner)
      await owner.post('/wc-admin/onboarding/products')
      const [productsBefore, patternsBefore] = [(await products(owner)).map(looks), await patterns(owner)]
      await writeStore(owner, tea)
      await writeStore(owner, 'A bakery')
      expect((await products(owner)).map(looks)).not.toEqual(productsBefore)
      expect(await Promise.all([owner.delete(route('patterns')), owner.delete(route('products'))])).toMatchObject([
        removed,
        removed,
      ])
      expect((await products(owner)).map(looks)).toEqual(productsBefore)
      expect(await patterns(owner)).toBe(patternsBefore)
      expect(await isGenerated(owner)).toBe(false)
      expect(await owner.delete(route('products'))).toMatchObject(removed)
      expect(await owner.delete(route('patterns'))).toMatchObject(removed)
    },
  )

  it(
    'given a reset, then the same description is new again, and its content is written as the first time',
    { tags: ['A-13'] },
    async () => {
      await allow(owner)
      await begun()
      const written = (await products(owner)).map(looks)
      await owner.delete(route('products'))
      expect(await isGenerated(owner)).toBe(true)
      await owner.delete(route('patterns'))
      expect(await imagesFor(owner, tea)).toMatchObject({ search_term: 'tea' })
      await writeStore(owner, tea)
      expect((await products(owner)).map(looks)).toEqual(written)
    },
  )

  it(
    'given a written product that the merchant then changed, when it is reset, then it keeps the change',
    { tags: ['A-13'] },
    async () => {
      await allow(owner)
      await begun()
      const [first] = await products(owner)
      await owner.post(`/wp/v2/product/${first?.id}`, { title: 'My own tea' })
      await Promise.all([owner.delete(route('patterns')), owner.delete(route('products'))])
      const [mine, second] = await products(owner)
      expect(mine?.title.raw).toBe('My own tea')
      expect(second?.title.raw).toBe('Washed linen throw')
      expect(await isGenerated(owner)).toBe(false)
      expect(await proposalsFor(owner, tea)).toHaveLength(5)
    },
  )

  it('given an untouched store, then a reset changes nothing', { tags: ['A-13'] }, async () => {
    await allow(owner)
    expect(await isGenerated(owner)).toBe(false)
    expect(await owner.delete(route('products'))).toMatchObject(removed)
    expect(await products(owner)).toEqual([])
  })
})
