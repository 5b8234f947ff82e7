import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'

// Names, types and statuses as WooCommerce's own servers answered them; our codecs read both.
describe('the routes of the flow answer as WooCommerce does', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
  })

  it('options: a value, or false for one that was never set; true for what a write changed', async () => {
    const names = 'woocommerce_admin_customize_store_survey_completed,woocommerce_allow_tracking'
    expect(await owner.get(`/wc-admin/options?options=${names}`)).toMatchObject({
      status: 200,
      body: { woocommerce_admin_customize_store_survey_completed: false, woocommerce_allow_tracking: 'yes' },
    })
    const write = { woocommerce_admin_customize_store_survey_completed: 'yes' }
    const changed = { status: 200, body: { woocommerce_admin_customize_store_survey_completed: true } }
    expect(await owner.post('/wc-admin/options', write)).toMatchObject(changed)
    const unchanged = { status: 200, body: { woocommerce_admin_customize_store_survey_completed: false } }
    expect(await owner.post('/wc-admin/options', write)).toMatchObject(unchanged)
  })

  it('options keep the kind of value they were given', async () => {
    const value = { header: 'woocommerce-blocks/header-large', nested: [1, { two: true }] }
    await owner.post('/wc-admin/options', { woocommerce_customize_store_ai_suggestions: value })
    const { body } = await owner.get('/wc-admin/options?options=woocommerce_customize_store_ai_suggestions')
    expect(body).toEqual({ woocommerce_customize_store_ai_suggestions: value })
  })

  it('tasks: one list, in it the task of this flow with all its fields', async () => {
    const { status, body } = await owner.get('/wc-admin/onboarding/tasks?ids=setup')
    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({ id: 'setup', isHidden: false, tasks: expect.any(Array) as unknown }),
    ])
    const [list] = body as { tasks: { id: string }[] }[]
    expect(list?.tasks.find(({ id }) => id === 'customize-store')).toMatchObject(customizeStoreTask)
    expect(await owner.get('/wc-admin/onboarding/tasks?ids=extended')).toMatchObject({ status: 200, body: [] })
  })

  it('[N-03] themes: installing what is there and activating what is active succeed, again and again', async () => {
    const done = { status: 200, body: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four', status: 'success' } }
    expect(await owner.post('/wc-admin/onboarding/themes/install?theme=twentytwentyfour')).toMatchObject(done)
    const activate = '/wc-admin/onboarding/themes/activate?theme=twentytwentyfour&theme_switch_via_cys_ai_loader=1'
    expect(await owner.post(activate)).toMatchObject(done)
    expect(await owner.post(activate)).toMatchObject(done)
  })

  it('[N-03] themes: another theme is activated, and back', async () => {
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

const customizeStoreTask = {
  parentId: 'setup',
  title: 'Customize your store',
  badge: '',
  canView: true,
  content: '',
  additionalInfo: '',
  actionUrl: expect.stringMatching(/path=%2Fcustomize-store$/) as unknown,
  isComplete: expect.any(Boolean) as unknown,
  time: '',
  level: 3,
  isActioned: false,
  isDismissed: false,
  isDismissable: false,
  isSnoozed: false,
  isSnoozeable: false,
  isVisited: false,
  isDisabled: false,
  snoozedUntil: null,
  additionalData: null,
  eventPrefix: 'tasklist_',
  recordViewEvent: false,
}
