/** The end of Save in one request: the store looks whether the theme still is the design's, completes the task, and says what it is like now. */
import { beforeAll, describe, expect, it } from 'vitest'
import { closingReads } from '../../src/effects/closing/read-closing'
import { admin, memberWithRole, restore, type Client } from './support'

const completed = 'woocommerce_admin_customize_store_completed'
const template = 'twentytwentyfour//home'

describe('the completion of a design', () => {
  let owner: Client
  const complete = (body: object, who = owner) => who.post('/customize-your-store/v1/completion', body)
  const options = async () =>
    (await owner.get(`/wc-admin/options?options=${completed},${completed}_theme_id`)).body as Record<string, unknown>

  beforeAll(async () => {
    await restore()
    owner = await admin()
  })

  it.each(['twentytwentyfive//home', 'twentytwentyfour', '', 'twentytwenty//home'])(
    '[D-20] is none where another theme is active: %s',
    async (other) => {
      expect(await complete({ template: other })).toMatchObject({
        status: 412,
        body: { code: 'customize_your_store_changed' },
      })
      expect(await options()).toMatchObject({ [completed]: false })
    },
  )

  it('[S-05][T-02] is written, and what the closing screen reads is answered as it is afterwards', async () => {
    const { status, body } = await complete({ template, reads: closingReads })
    expect(status).toBe(200)
    expect(await options()).toEqual({ [completed]: 'yes', [`${completed}_theme_id`]: template })
    const { answers } = body as { answers: Readonly<Record<string, unknown>> }
    expect(Object.keys(answers).toSorted()).toEqual([...closingReads].toSorted())
    for (const path of closingReads) expect(answers[path], path).toEqual((await owner.get(path)).body)
    expect(JSON.stringify(answers['/wc-admin/onboarding/tasks'])).toMatch(
      /"id":"customize-store"[^}]*"isComplete":true/,
    )
  })

  it('[W-02] is for who may set the options: a shop manager, and no editor; bad input is refused', async () => {
    expect(await complete({ template }, await memberWithRole('shop_manager', owner))).toMatchObject({ status: 200 })
    expect(await complete({ template }, await memberWithRole('editor', owner))).toMatchObject({ status: 403 })
    expect(await complete({})).toMatchObject({ status: 400 })
    expect(await complete({ template, reads: ['no path'] })).toMatchObject({ status: 400 })
    expect(await complete({ template, reads: ['/no/such/route'] })).toMatchObject({ body: { answers: {} } })
  })
})
