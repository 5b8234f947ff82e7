import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'

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
