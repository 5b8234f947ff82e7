import { beforeEach, describe, expect, it } from 'vitest'
import { bootOf } from './boot-of'
import { admin, restore } from './support'
import { withPlugin } from './test-plugin'

const flow = '/wp-admin/admin.php?page=customize-your-store'
const needs = 'Customize Your Store needs WooCommerce, which is not active on this site.'

describe('a site without WooCommerce', () => {
  beforeEach(restore)

  it(
    'is fit where something takes its place, and then the plugin serves what the flow asks',
    { tags: ['S-08'] },
    async () => {
      expect(await bootOf(flow)).toMatchObject({
        trouble: null,
        routes: {
          '/wc/private/ai/': '/customize-your-store/v1/ai/',
          '/wc/private/patterns': '/customize-your-store/v1/patterns',
          '/wc-admin/onboarding/themes/recommended': '/customize-your-store/v1/themes/recommended',
        },
      })
      expect(await (await (await admin()).page('/wp-admin/plugins.php')).text()).not.toContain(needs)
    },
  )

  it('is told that it needs WooCommerce, in the flow and beside the plugins', { tags: ['S-08'] }, async () => {
    await withPlugin('no-shop')
    expect((await bootOf(flow)).trouble).toMatchObject({
      sentence: needs,
      link: { url: expect.stringMatching(/\/wp-admin\/plugins\.php$/) as unknown },
    })
    const owner = await admin()
    for (const page of ['/wp-admin/plugins.php', '/wp-admin/'])
      expect(await (await owner.page(page)).text()).toContain(needs)
    expect(await (await owner.page('/wp-admin/edit.php')).text()).not.toContain(needs)
  })
})
