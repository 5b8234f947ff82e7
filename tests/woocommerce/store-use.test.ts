import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { setOptions } from './store-support'

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

  it('[S-05] given nothing but what WordPress and WooCommerce bring, then it is not in use', async () => {
    expect(await use()).toMatchObject({ visitors: 'no-shop', products: false, orders: false, frontPage: false })
    await publish('posts', 'draft')
    expect(await use()).toMatchObject({ frontPage: false })
  })

  it('[S-05] given a post or a page that somebody published, then it has a front page to lose', async () => {
    await publish('posts')
    expect(await use()).toMatchObject({ visitors: 'no-shop', frontPage: true })
    await restore()
    owner = await admin()
    await setOptions(owner, siteIsOpen)
    await publish('pages')
    expect(await use()).toMatchObject({ frontPage: true })
    await setOptions(owner, { woocommerce_store_pages_only: 'no' })
    expect(await use()).toMatchObject({ visitors: 'nothing', frontPage: false })
  })

  it('[S-05] given WordPress’s sample page in other words, then that is the merchant’s', async () => {
    const [sample] = (await owner.get('/wp/v2/pages?slug=sample-page')).body as { id: number }[]
    expect((await owner.post(`/wp/v2/pages/${sample!.id}`, { content: 'Since 2021' })).status).toBe(200)
    expect(await use()).toMatchObject({ frontPage: true })
  })
})
