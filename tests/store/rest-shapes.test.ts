import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'

// Names, types and statuses as WooCommerce's own servers answered them; our codecs read both.
describe('the routes of the flow answer as WooCommerce does', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
  })

  it('options keep the kind of value they were given', async () => {
    const value = { header: 'woocommerce-blocks/header-large', nested: [1, { two: true }] }
    await owner.post('/wc-admin/options', { woocommerce_customize_store_ai_suggestions: value })
    const { body } = await owner.get('/wc-admin/options?options=woocommerce_customize_store_ai_suggestions')
    expect(body).toEqual({ woocommerce_customize_store_ai_suggestions: value })
  })

  it('themes: another theme is activated, and back', { tags: ['N-03'] }, async () => {
    const activate = (theme: string) => owner.post(`/wc-admin/onboarding/themes/activate?theme=${theme}`)
    const active = async () => (await owner.get('/wp/v2/themes?context=edit&status=active')).body
    await activate('twentytwentyfive')
    expect(await active()).toMatchObject([{ stylesheet: 'twentytwentyfive' }])
    await activate('twentytwentyfour')
    expect(await active()).toMatchObject([{ stylesheet: 'twentytwentyfour', is_block_theme: true }])
  })

  it('the pattern library is there', async () => {
    expect(await owner.get('/customize-your-store/v1/patterns')).toMatchObject({ status: 200, body: { success: true } })
    expect(await owner.post('/customize-your-store/v1/patterns')).toMatchObject({
      status: 200,
      body: { success: true },
    })
  })
})
