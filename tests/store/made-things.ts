/** What the flow made besides the design goes with the version before the flow, and comes back with the version that had it. */
import { expect, it } from 'vitest'
import { admin, restore, sharedState, visitor, type Answer, type Client } from './support'
import { theStore } from './the-store'
import { withPlugin } from './test-plugin'

const publications = '/customize-your-store/v1/publications'
const headerId = 'twentytwentyfour//header'
const ours = '/wp-content/plugins/customize-your-store/pictures/dunes.webp'

type Published = { readonly version: number; readonly before: number; readonly stayed: readonly string[] }
type Row = { readonly id: number; readonly featured_media?: number }

let count = 0
const publish = async (owner: Client, what: object): Promise<Published> => {
  const answer = await owner.post(publications, { id: `made-things-${(count += 1)}-${Date.now()}`, ...what })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body as Published
}

/** A Save of a header that shows one of our pictures. */
const save = (owner: Client) =>
  publish(owner, {
    overwrite: ['header'],
    writes: {
      header: {
        id: headerId,
        content: `<!-- wp:image --><figure class="wp-block-image"><img src="${theStore().url}${ours}" alt=""/></figure><!-- /wp:image -->`,
      },
    },
  })

const rows = async (owner: Client, path: string): Promise<readonly Row[]> =>
  (await owner.get(path)).body as readonly Row[]

const things = async (owner: Client) => ({
  products: await rows(owner, '/wp/v2/product?per_page=100&_fields=id,featured_media'),
  pictures: await rows(owner, '/wp/v2/media?per_page=100&_fields=id'),
  families: await rows(owner, '/wp/v2/font-families?per_page=100&_fields=id,font_faces'),
})

const stored = async (owner: Client) => (await owner.get('/stored/v1/all')).body

/** As the designer does it, or, without its header, as somebody does it in the Font Library. */
export const installFont = async (owner: Client, slug: string, byDesigner = true): Promise<number> => {
  const headers: Record<string, string> = byDesigner ? { 'x-customize-your-store': '1' } : {}
  const family = new FormData()
  family.set('font_family_settings', JSON.stringify({ name: slug, slug, fontFamily: slug }))
  const made = await owner.told('/wp-json/wp/v2/font-families', { method: 'POST', body: family, headers })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { readonly id: number }
  await addFace(owner, id, '400', headers)
  return id
}

const addFace = async (owner: Client, family: number, fontWeight: string, headers: Record<string, string> = {}) => {
  const face = new FormData()
  const settings = { fontFamily: 'any', fontStyle: 'normal', fontWeight, src: 'file-0' }
  face.set('font_face_settings', JSON.stringify(settings))
  face.set('file-0', await (await visitor().page(await fontFile(owner))).blob(), 'face.woff2')
  const path = `/wp-json/wp/v2/font-families/${family}/font-faces`
  expect((await owner.told(path, { method: 'POST', body: face, headers })).status).toBe(201)
}

/** Any file of the plugin's collection. */
const fontFile = async (owner: Client): Promise<string> => {
  const { body } = await owner.get('/wp/v2/font-collections/customize-your-store')
  const [src] = /http[^"]*\.woff2/.exec(JSON.stringify(body)) ?? ['']
  return new URL(src).pathname
}

/** Everything that a walk through the flow makes. */
const walk = async (owner: Client) => {
  const before = await things(owner)
  expect((await owner.post('/wc-admin/onboarding/products')).status).toBe(200)
  const family = await installFont(owner, 'flow-font')
  const saved = await save(owner)
  const made = await things(owner)
  expect(made.products).toHaveLength(6)
  expect(made.pictures.length).toBeGreaterThan(6)
  return { family, saved, made, before }
}

const begin = async (): Promise<Client> => {
  await restore()
  await withPlugin('stored')
  return admin()
}

export const restoresWhatTheFlowMade = (): void => {
  const walked = sharedState('flow-walked', async () => {
    const owner = await begin()
    return { owner, ...(await walk(owner)) }
  })

  it(
    'leaves nothing behind of what the flow made and nobody touched, and brings all of it back',
    { tags: ['X-19', 'D-19'] },
    async () => {
      const { owner, saved, made, before } = await walked()
      const all = await stored(owner)

      const back = await publish(owner, { version: saved.before })
      expect(back.stayed).toEqual([])
      expect(await things(owner)).toEqual(before)

      const forth = await publish(owner, { version: back.before })
      expect(forth.stayed).toEqual([])
      expect(await things(owner)).toEqual(made)
      expect(await stored(owner)).toEqual(all)

      // And once more: what came out of the trash is still known for untouched.
      expect((await publish(owner, { version: saved.before })).stayed).toEqual([])
      expect(await things(owner)).toEqual(before)
    },
  )

  it.each([{ write: true }, { write: false }])(
    'given products are made and written after a Save (at once: $write), then they come back as written',
    { tags: ['X-19', 'D-19'] },
    async ({ write }) => {
      const owner = await begin()
      const saved = await save(owner)
      const shop = { business_description: 'Leather bags', provider: 'rules', write }
      const { body } = await owner.post('/customize-your-store/v1/ai/products', { ...shop, images: { images: [{}] } })
      const { product_content: proposed } = body as { readonly product_content: readonly object[] }
      for (const product of write ? [] : proposed) {
        const asked = { products_information: product, last_product: false, provider: 'rules' }
        expect((await owner.post('/customize-your-store/v1/ai/product', asked)).status).toBe(200)
      }
      const products = async () =>
        (await owner.get('/wp/v2/product?per_page=100&_fields=id,title,excerpt,product_cat,featured_media')).body
      const written = await products()
      expect(JSON.stringify(written)).toContain('Shoulder bag')
      expect((await publish(owner, { version: saved.before })).stayed).toEqual([])
      expect(await products()).toEqual([])
      expect((await publish(owner, { version: saved.version })).stayed).toEqual([])
      expect(await products()).toEqual(written)
    },
  )

  it(
    'given samples from before a Save are written after it, then their words belong to what was saved',
    { tags: ['X-19', 'D-19'] },
    async () => {
      const owner = await begin()
      expect((await owner.post('/wc-admin/onboarding/products')).status).toBe(200)
      const earlier = await save(owner)
      const products = async () =>
        (await owner.get('/wp/v2/product?per_page=100&orderby=id&_fields=id,title,excerpt,product_cat,featured_media'))
          .body
      const samples = await products()
      const saved = await publish(owner, {
        overwrite: ['header'],
        writes: { header: { id: headerId, content: '<!-- wp:site-title /-->' } },
      })
      const shop = { business_description: 'Leather bags', provider: 'rules', write: true, images: { images: [{}] } }
      expect((await owner.post('/customize-your-store/v1/ai/products', shop)).status).toBe(200)
      const written = await products()
      expect(JSON.stringify(written)).toContain('Shoulder bag')
      for (const [version, shown] of [
        [earlier.version, samples],
        [saved.version, written],
        [earlier.before, []],
        [saved.version, written],
        [earlier.version, samples],
      ] as const) {
        expect((await publish(owner, { version })).stayed).toEqual([])
        expect(await products()).toEqual(shown)
      }
    },
  )

  it('leaves what somebody has worked on or shows elsewhere, and tells so', { tags: ['X-19', 'D-19'] }, async () => {
    const { owner, family, saved, made, before } = await walked()
    const [edited, shown] = made.products
    await owner.post(`/wp/v2/product/${edited?.id}`, { title: 'Mine' })
    const picture = (await owner.get(`/wp/v2/media/${shown?.featured_media}`)) as Answer & {
      readonly body: { readonly source_url: string }
    }
    await owner.post('/wp/v2/pages', {
      title: 'About',
      status: 'publish',
      content: `<!-- wp:image --><figure class="wp-block-image"><img src="${picture.body.source_url}" alt=""/></figure><!-- /wp:image -->`,
    })
    await addFace(owner, family, '700')

    const { stayed } = await publish(owner, { version: saved.before })
    const there = await things(owner)
    expect(there.products.map(({ id }) => id)).toEqual([edited?.id])
    expect(new Set(there.pictures.map(({ id }) => id))).toEqual(
      new Set([edited?.featured_media, shown?.featured_media, ...before.pictures.map(({ id }) => id)]),
    )
    expect(there.families.map(({ id }) => id)).toContain(family)
    expect(stayed).toEqual(
      expect.arrayContaining([
        `product ${edited?.id}`,
        `attachment ${edited?.featured_media}`,
        `attachment ${shown?.featured_media}`,
        `wp_font_family ${family}`,
      ]),
    )
  })

  it(
    "leaves the merchant's fonts, products and pictures, and does not return what the merchant removed",
    { tags: ['X-19'] },
    async () => {
      const owner = await begin()
      await owner.post('/wp/v2/product', { title: 'Mine', status: 'publish' })
      const theirs = await installFont(owner, 'own-font', false)
      const before = await things(owner)
      expect((await owner.post('/wc-admin/onboarding/products')).status).toBe(200)
      const saved = await save(owner)
      const [gone] = (await things(owner)).products.filter(({ id }) => !before.products.some((one) => one.id === id))
      await owner.delete(`/wp/v2/product/${gone?.id}`)
      const kept = await things(owner)

      const back = await publish(owner, { version: saved.before })
      const there = await things(owner)
      expect(there.products).toEqual(before.products)
      expect(there.families.map(({ id }) => id)).toContain(theirs)
      await publish(owner, { version: back.before })
      expect((await things(owner)).products).toEqual(kept.products)
    },
  )
}
