import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

const route = '/customize-your-store/v1/options'
const description = 'woo_ai_describe_store_description'
const connection = 'woocommerce_blocks_allow_ai_connection'

describe('options of the flow that WooCommerce does not hand out', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it('are read and set as WooCommerce does it: false for what was never set, true for what a write changed', async () => {
    const read = () => owner.get(`${route}?options=${description},${connection}`)
    expect(await read()).toMatchObject({ status: 200, body: { [description]: false, [connection]: false } })
    const values = { [description]: 'Tea & “pots” \\o/', [connection]: 'yes' }
    const changed = { [description]: true, [connection]: true }
    expect(await owner.post(route, values)).toMatchObject({ status: 200, body: changed })
    expect((await read()).body).toEqual(values)
    expect((await owner.post(route, values)).body).toEqual({ [description]: false, [connection]: false })
  })

  it.each([
    [null, 'no-woocommerce'],
    [null, 'old-woocommerce'],
    ['no', 'old-woocommerce'],
    ['yes', 'old-woocommerce'],
    ['yes', 'no-woocommerce'],
  ])(
    'given the consent to AI was %s before the flow wrote it (%s), then deleting the plugin restores it',
    { tags: ['B-18'] },
    async (before, store) => {
      if (store === 'old-woocommerce') await withPlugin(store)
      await withPlugin('left-over')
      if (before !== null) await owner.post('/left-over/v1/consent', { before })
      for (const consent of ['yes', 'yes'])
        expect((await owner.post(route, { [connection]: consent })).status).toBe(200)
      expect(await owner.post('/left-over/v1/forget')).toMatchObject({ status: 200, body: { consent: before } })
      expect((await owner.get('/left-over/v1/names')).body).toEqual({ options: [], meta: [] })
    },
  )

  it.each([
    ['takes it back and the merchant gives it in WooCommerce’s settings', ['yes', false], 'yes', 'old-woocommerce'],
    ['leaves it and the merchant withdraws it there', ['yes'], 'no', 'old-woocommerce'],
    ['takes it back and the merchant gives it by hand', ['yes', false], 'yes', 'no-woocommerce'],
    ['leaves it and the merchant withdraws it by hand', ['yes'], 'no', 'no-woocommerce'],
    ['has nothing to take back, since the flow wrote none,', [], 'yes', 'no-woocommerce'],
  ] as const)(
    'given a restore %s, then deletion leaves what the merchant chose',
    { tags: ['B-18'] },
    async (_what, flow, merchant, store) => {
      if (store === 'old-woocommerce') await withPlugin(store)
      await withPlugin('left-over')
      for (const consent of flow) expect((await owner.post(route, { [connection]: consent })).status).toBe(200)
      await owner.post('/left-over/v1/consent', { before: merchant })
      expect(await owner.post('/left-over/v1/forget')).toMatchObject({ status: 200, body: { consent: merchant } })
    },
  )

  it(
    'given a restore takes back a consent that was not there before, then nothing is left of it',
    { tags: ['B-18'] },
    async () => {
      await withPlugin('left-over')
      for (const consent of ['yes', false])
        expect((await owner.post(route, { [connection]: consent })).status).toBe(200)
      expect((await owner.get(`${route}?options=${connection}`)).body).toEqual({ [connection]: false })
      expect(await owner.post('/left-over/v1/forget')).toMatchObject({ status: 200, body: { consent: null } })
    },
  )

  it('are these two and no other, and hold what they may hold', async () => {
    expect((await owner.get(`${route}?options=admin_email`)).status).toBe(400)
    expect((await owner.get(`${route}?options=${description},siteurl`)).status).toBe(400)
    for (const values of [{ default_role: 'administrator' }, { [description]: 'Tea', admin_email: 'a@b.example' }, {}])
      expect((await owner.post(route, values)).status).toBe(400)
    for (const values of [
      { [description]: ['Tea'] },
      { [description]: 'a'.repeat(20_001) },
      { [connection]: 'perhaps' },
    ])
      expect((await owner.post(route, values)).status).toBe(400)
    expect((await owner.get(`${route}?options=${description}`)).body).toEqual({ [description]: false })
  })
})
