import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from './support'

const header = '/wp/v2/template-parts/twentytwentyfour//header'
const paragraph = '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->'

type Raw = { readonly content: { readonly raw: string }; readonly modified: string | null }

const frontPage = async () => (await visitor().page('/')).text()

const stylesAddress = async (owner: Client): Promise<string> => {
  const { body } = await owner.get('/wp/v2/themes?status=active')
  const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
  return `/wp/v2/global-styles/${theme._links['wp:user-global-styles'][0].href.split('/').at(-1) ?? ''}`
}

describe('the routes that put a store back', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it.each([header, '/wp/v2/templates/twentytwentyfour//home'])(
    "[D-19] given %s was edited, when it is removed, then the theme's own file counts again, and a second time is told",
    async (address) => {
      const before = (await owner.get(`${address}?context=edit`)).body as Raw
      const page = await frontPage()
      expect(before.modified).toBeNull()
      await owner.put(address, { content: paragraph })
      expect(((await owner.get(`${address}?context=edit`)).body as Raw).modified).not.toBeNull()
      expect(await owner.delete(`${address}?force=true`)).toMatchObject({ status: 200, body: { deleted: true } })
      expect((await owner.get(`${address}?context=edit`)).body).toMatchObject({
        content: { raw: before.content.raw },
        modified: null,
      })
      expect(await frontPage()).toBe(page)
      expect(await owner.delete(`${address}?force=true`)).toMatchObject({
        status: 400,
        body: { code: 'rest_invalid_template' },
      })
    },
  )

  it('[D-20] given a part is read by its address, a template by look-up, then both are told as they will be read before a write', async () => {
    const found = (await owner.get('/wp/v2/templates/lookup?slug=home')).body as Raw & { readonly id: string }
    expect((await owner.get(`/wp/v2/templates/${found.id}?context=edit`)).body).toMatchObject({
      content: { raw: found.content.raw },
      modified: null,
    })
  })

  it('[D-20] given an entity is written, then the answer tells what is read afterwards', async () => {
    const answer = (await owner.put(`${header}?_fields=id,content,modified`, { content: paragraph })).body as Raw
    expect((await owner.get(`${header}?context=edit&_fields=id,content,modified`)).body).toEqual(answer)
    expect(answer.content.raw).toBe(paragraph)
  })

  it('[D-19] given styles were written, when the empty ones are put back, then the front page is as before', async () => {
    const address = await stylesAddress(owner)
    const page = await frontPage()
    await owner.put(address, { settings: {}, styles: { color: { background: '#ff0000' } } })
    expect(await frontPage()).not.toBe(page)
    await owner.put(address, { settings: {}, styles: {} })
    expect(await frontPage()).toBe(page)
  })

  it('[D-19] given a sample product, then it goes to the trash and comes back with its address, and its times are told', async () => {
    await owner.post('/wc-admin/onboarding/products')
    const [made] = (await owner.get('/wp/v2/product?_fields=id,slug')).body as [{ id: number; slug: string }]
    const address = `/wp/v2/product/${made.id}`
    expect((await owner.delete(`${address}?_fields=id`)).status).toBe(200)
    expect((await owner.get(`${address}?context=edit&_fields=status`)).body).toEqual({ status: 'trash' })
    await owner.put(address, { status: 'publish' })
    const back = (await owner.get(`${address}?context=edit&_fields=id,slug,status,date_gmt,modified_gmt`)).body
    expect(back).toMatchObject({ ...made, status: 'publish', date_gmt: expect.any(String) as unknown })
    await owner.delete(`${address}?force=true`)
    expect((await owner.get(`${address}?context=edit`)).status).toBe(404)
  })

  it('[D-19] given a font family, when it is removed, then it is not found any more', async () => {
    const settings = JSON.stringify({ name: 'Rubik', slug: 'rubik', fontFamily: 'Rubik, sans-serif' })
    const { body } = await owner.post('/wp/v2/font-families', { font_family_settings: settings })
    expect((await owner.delete(`/wp/v2/font-families/${(body as { id: number }).id}?force=true`)).status).toBe(200)
    expect((await owner.get('/wp/v2/font-families?slug=rubik&_fields=id')).body).toEqual([])
  })

  it('[D-19] given another theme was active, when it is activated again, then the front page is as before', async () => {
    const activate = (theme: string) => owner.post(`/wc-admin/onboarding/themes/activate?theme=${theme}`)
    await activate('twentytwentyfive')
    await stylesAddress(owner)
    const page = await frontPage()
    await activate('twentytwentyfour')
    expect(await frontPage()).not.toBe(page)
    await activate('twentytwentyfive')
    expect(await frontPage()).toBe(page)
  })

  it('[D-19] given options and front page, then they take their former values, also those of things that were not set', async () => {
    const option = 'woocommerce_admin_customize_store_completed'
    const read = async () => (await owner.get(`/wc-admin/options?options=${option}`)).body as Record<string, unknown>
    expect(await read()).toEqual({ [option]: false })
    await owner.post('/wc-admin/options', { [option]: 'yes' })
    await owner.post('/wc-admin/options', { [option]: false })
    expect([false, '']).toContain((await read())[option])
    const settings = { show_on_front: 'page', page_on_front: 2, page_for_posts: 0 }
    expect((await owner.put('/wp/v2/settings', settings)).body).toMatchObject(settings)
    // Nothing that is not set can be unset; the client does not ask for it.
    expect((await owner.put('/wp/v2/settings', { site_logo: null })).status).toBe(500)
    expect((await owner.put('/wp/v2/settings', { site_logo: 7 })).status).toBe(200)
    expect((await owner.put('/wp/v2/settings', { site_logo: null })).status).toBe(200)
    expect((await owner.get('/wp/v2/settings?_fields=site_logo')).body).toEqual({ site_logo: null })
  })
})
