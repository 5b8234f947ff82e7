import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { classic } from './odd-themes'
import { setOptions } from './store-support'
import { activateTheme, writeTheme } from './theme-support'

/** Everybody sees the site; only the shop's own pages come soon. */
const siteIsOpen = { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'yes' }

describe('a site whose shop comes soon', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await setOptions(owner, siteIsOpen)
  })

  const use = async () => (await owner.get('/customize-your-store/v1/store')).body
  const publish = async (kind: 'posts' | 'pages', status = 'publish') =>
    expect((await owner.post(`/wp/v2/${kind}`, { title: 'Since 2021', content: 'x', status })).status).toBe(201)
  const publishOf = async (type: string, fields: object = {}) =>
    expect((await owner.post(`/wp/v2/${type}`, { title: 'Since 2021', status: 'publish', ...fields })).status).toBe(201)

  it('given nothing but what WordPress and WooCommerce bring, then it is not in use', { tags: ['S-05'] }, async () => {
    expect(await use()).toMatchObject({ visitors: 'no-shop', products: false, orders: false, frontPage: false })
    await publish('posts', 'draft')
    expect(await use()).toMatchObject({ frontPage: false })
  })

  it(
    'given a post or a page that somebody published, then it has a front page to lose',
    { tags: ['S-05'] },
    async () => {
      await publish('posts')
      expect(await use()).toMatchObject({ visitors: 'no-shop', frontPage: true })
      await restore()
      owner = await admin()
      await setOptions(owner, siteIsOpen)
      await publish('pages')
      expect(await use()).toMatchObject({ frontPage: true })
      await setOptions(owner, { woocommerce_store_pages_only: 'no' })
      expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: false })
    },
  )

  it('given WordPress’s sample page in other words, then that is the merchant’s', { tags: ['S-05'] }, async () => {
    const [sample] = (await owner.get('/wp/v2/pages?slug=sample-page')).body as { id: number }[]
    expect((await owner.post(`/wp/v2/pages/${sample!.id}`, { content: 'Since 2021' })).status).toBe(200)
    expect(await use()).toMatchObject({ frontPage: true })
  })

  it(
    'given a course, as a plugin for courses has it, then it has a front page to lose',
    { tags: ['S-05'] },
    async () => {
      await withPlugin('other-content')
      await publishOf('note_to_self')
      await publishOf('mailpoet_page')
      expect(await use()).toMatchObject({ frontPage: false })
      await publishOf('course', { status: 'draft' })
      expect(await use()).toMatchObject({ frontPage: false })
      await publishOf('course')
      expect(await use()).toMatchObject({ visitors: 'no-shop', frontPage: true })
    },
  )

  it(
    'given WooCommerce says nothing about a store that comes soon, then everybody sees it',
    { tags: ['S-05'] },
    async () => {
      await withPlugin('other-content')
      expect((await owner.delete('/tests/v1/option?name=woocommerce_coming_soon')).status).toBe(200)
      expect(await use()).toMatchObject({ visitors: 'everything' })
    },
  )

  it.each([
    [
      'elementor_library',
      { meta: { _elementor_template_type: 'kit' } },
      { meta: { _elementor_template_type: 'page' } },
    ],
    ['bricks_template', { status: 'draft' }, {}],
  ])(
    'given a template of a page builder (%s), then it stands in front, also in a hidden store',
    { tags: ['S-05'] },
    async (...all) => {
      const [type, empty, made] = all
      await withPlugin('other-content')
      await setOptions(owner, { woocommerce_store_pages_only: 'no' })
      await publishOf(type, empty)
      expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: false })
      await publishOf(type, made)
      expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: true })
    },
  )

  it('given a classic theme with a front page of its own, then that stands in front', { tags: ['S-05'] }, async () => {
    await setOptions(owner, { woocommerce_store_pages_only: 'no' })
    await writeTheme('plain', classic)
    await activateTheme(owner, 'plain')
    expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: false })
    await writeTheme('fronted', { ...classic, 'front-page.php': classic['index.php'] })
    await activateTheme(owner, 'fronted')
    expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: true })
  })
})
