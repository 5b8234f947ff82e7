import { beforeAll, describe, expect, it } from 'vitest'
import { allow, proposalsFor, route, tea } from './ai-content-support'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

describe('beside a plugin whose filters return nothing', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await withPlugin('forgets-to-return')
    await allow(owner)
  })

  it.each([
    '/wp-admin/site-editor.php',
    '/wp-admin/admin.php?page=customize-your-store',
    '/wp-json/customize-your-store/v1/editor-settings',
    '/wp-json/wp/v2/block-patterns/patterns',
  ])('%s is there', { tags: ['S-07'] }, async (address) => {
    const answer = await owner.told(address)
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('critical error')])
  })

  it('a writer’s products that are objects are read as none', { tags: ['W-06'] }, async () => {
    expect(await proposalsFor(owner, tea)).toHaveLength(6)
    const { status, body } = await owner.post(route('patterns'), {
      business_description: tea,
      images: { images: [{ URL: 'a.svg' }] },
    })
    expect([status, body]).toMatchObject([200, { provider: 'rules' }])
  })
})
