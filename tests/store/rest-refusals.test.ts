import { beforeAll, describe, expect, it } from 'vitest'
import { admin, expired, memberWithRole, restore, visitor, type Answer, type Client } from './support'

/** Every route of the flow that is ours, with the code of its refusal. */
const routes: readonly (readonly ['get' | 'post', string, string])[] = [
  ['get', '/customize-your-store/v1/editor-settings', 'rest_cannot_read'],
  ['get', '/customize-your-store/v1/ai/status', 'rest_forbidden'],
  ['get', '/customize-your-store/v1/themes/recommended', 'woocommerce_rest_cannot_view'],
  ['get', '/customize-your-store/v1/options?options=woo_ai_describe_store_description', 'rest_forbidden'],
  ['post', '/customize-your-store/v1/options', 'rest_forbidden'],
  ['get', '/wc-admin/options?options=woocommerce_allow_tracking', 'woocommerce_rest_cannot_view'],
  ['post', '/wc-admin/options', 'woocommerce_rest_cannot_update'],
  ['get', '/wc-admin/onboarding/tasks?ids=setup', 'woocommerce_rest_cannot_create'],
  ['post', '/wc-admin/onboarding/products', 'woocommerce_rest_cannot_update'],
  ['post', '/wc-admin/onboarding/themes/install?theme=twentytwentyfour', 'woocommerce_rest_cannot_update'],
  ['post', '/wc-admin/onboarding/themes/activate?theme=twentytwentyfour', 'woocommerce_rest_cannot_update'],
  ['get', '/customize-your-store/v1/patterns', 'rest_forbidden'],
  ['post', '/customize-your-store/v1/patterns', 'rest_forbidden'],
]

const refused = (status: number, code: string) => ({ status, body: { code, data: { status } } })

describe('the routes of the flow refuse', () => {
  let owner: Client
  let editor: Client
  let subscriber: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    editor = await memberWithRole('editor', owner)
    subscriber = await memberWithRole('subscriber', owner)
  })

  const ask = (who: Client, method: 'get' | 'post', path: string): Promise<Answer> =>
    method === 'get' ? who.get(path) : who.post(path, { woocommerce_allow_tracking: 'no' })

  for (const [method, path, code] of routes) {
    it(`${method} ${path}: visitors, and members without the capability`, { tags: ['W-02'] }, async () => {
      expect(await ask(visitor(), method, path)).toMatchObject(refused(401, code))
      for (const member of [editor, subscriber])
        expect(await ask(member, method, path)).toMatchObject(refused(403, code))
    })
  }

  it('a refused write has changed nothing', { tags: ['W-02'] }, async () => {
    const { body } = await owner.get('/wc-admin/options?options=woocommerce_allow_tracking')
    expect(body).toEqual({ woocommerce_allow_tracking: 'yes' })
    expect((await owner.get('/wp/v2/product')).body).toEqual([])
  })

  it('a stale nonce, with the code that means "log in again"', async () => {
    const answer = await (await expired()).get('/wc-admin/options?options=woocommerce_allow_tracking')
    expect(answer).toMatchObject(refused(403, 'rest_cookie_invalid_nonce'))
  })
})
