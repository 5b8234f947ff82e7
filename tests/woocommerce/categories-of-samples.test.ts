/** The categories of the sample products: made with them, shown by tiles, menu and footer, and gone with them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { allow, pattern, route, writeStore } from '../store/ai-content-support'
import { admin, restore, sharedState, visitor, type Client } from '../store/support'

type Category = { readonly id: number; readonly name: string; readonly count: number; readonly slug: string }
type Product = {
  readonly id: number
  readonly name: string
  readonly permalink: string
  readonly categories: readonly { readonly id: number; readonly name: string }[]
}

const cakes = 'Vegan birthday cakes delivered in Austin'

describe('the categories of sample products', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const written = sharedState('written', () => writeStore(owner, cakes))

  const categories = async () =>
    ((await owner.get('/wc/v3/products/categories?per_page=100')).body as readonly Category[]).filter(
      ({ slug }) => slug !== 'uncategorized',
    )
  const names = async () => (await categories()).map(({ name }) => name).sort()
  const products = async () =>
    (await owner.get('/wc/v3/products?per_page=20&orderby=menu_order&order=asc')).body as readonly Product[]

  it('are the trade’s kinds of goods, in the order of the tiles, and no product is without', async () => {
    await written()
    expect(await names()).toEqual(['Birthday cakes', 'Cakes', 'Cupcakes', 'Gifts', 'Tarts and cakes'])
    const sold = await products()
    expect(
      sold.map(({ name, categories: of }) => [
        name,
        of
          .map((one) => one.name)
          .filter((name) => name !== 'Cakes')
          .join(),
      ]),
    ).toEqual([
      ['Birthday cake', 'Birthday cakes'],
      ['Lemon cake', 'Tarts and cakes'],
      ['Cupcakes, box of six', 'Cupcakes'],
      ['Chocolate cake', 'Tarts and cakes'],
      ['Tasting set', 'Gifts'],
      ['Gift card', 'Gifts'],
    ])
    await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'no' })
    const page = await (await visitor().page(new URL(sold[0]!.permalink).pathname)).text()
    expect(page).toContain('Birthday cakes')
    // Alone of its kind, and yet among others below.
    expect(sold.map(({ categories: of }) => of.some(({ name }) => name === 'Cakes'))).toEqual(Array(6).fill(true))
    expect([...page.matchAll(/href="[^"]*\/product\/(?!birthday-cake\/)/g)].length).toBeGreaterThan(1)
    expect(page).not.toMatch(/uncategori[sz]ed/i)
  })

  it('are where tiles, menu and footer lead to', async () => {
    await written()
    const links = (content: string) => [...content.matchAll(/product-category\/([\w-]+)/g)].map(([, slug]) => slug)
    const three = ['birthday-cakes', 'tarts-and-cakes', 'cupcakes']
    expect(links(await pattern(owner, 'customize-your-store/category-tiles'))).toEqual(three)
    const menu = await pattern(owner, 'customize-your-store/menu-that-sells')
    expect(links(menu)).toEqual(three)
    expect([...menu.matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label)).toEqual([
      'Shop',
      'Birthday cakes',
      'Tarts and cakes',
      'Cupcakes',
      'About us',
      'Contact',
    ])
    expect(links(await pattern(owner, 'customize-your-store/footer-groups'))).toEqual(three)
    for (const slug of three) expect((await visitor().page(`/product-category/${slug}/`)).status).toBe(200)
  })

  it('are those of the last description, in the language of the site, and go when the samples are put back', async () => {
    await owner.post('/wp/v2/settings', { language: 'de_DE' })
    await writeStore(owner, 'Gebrauchte Fahrräder in Berlin')
    expect(await names()).toEqual(['Fahrräder', 'Licht und Klingeln', 'Pflege und Geschenke', 'Reifen', 'Unser Laden'])
    await writeStore(owner, 'Torten und Cupcakes in Berlin')
    expect(await names()).toEqual([
      'Cupcakes',
      'Geburtstagstorten',
      'Geschenke',
      'Kuchen und Tartes',
      'Torten und Kuchen',
    ])
    await owner.delete(route('products'))
    expect(await names()).toEqual([])
  })

  it('go with the samples when the store is restored, and come back with them as they were', async () => {
    const publish = async (what: object) =>
      (
        await owner.post('/customize-your-store/v1/publications', {
          id: crypto.randomUUID(),
          ...what,
        })
      ).body as { readonly before: number; readonly stayed: readonly string[] }
    await written()
    const header = { id: 'twentytwentyfour//header', content: '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' }
    const saved = await publish({ overwrite: ['header'], writes: { header } })
    const [all, sold] = [await categories(), (await products()).map(({ id, categories: of }) => ({ id, of }))]

    const back = await publish({ version: saved.before })
    expect([back.stayed, await products(), await names()]).toEqual([[], [], []])
    const forth = await publish({ version: back.before })
    expect(forth.stayed).toEqual([])
    expect((await products()).map(({ id, categories: of }) => ({ id, of }))).toEqual(sold)
    expect(await categories()).toEqual(all)

    // Nobody has touched them: another description still writes over them, and they go once more.
    await writeStore(owner, 'Second-hand bicycles and repairs in Utrecht')
    expect(await names()).toContain('Small repairs')
    expect((await publish({ version: saved.before })).stayed).toEqual([])
    expect(await names()).toEqual([])
  })

  it('of which somebody has worked on stay', async () => {
    await written()
    const idOf = async (wanted: string) => (await categories()).find(({ name }) => name === wanted)?.id
    await owner.put(`/wc/v3/products/categories/${await idOf('Birthday cakes')}`, { name: 'Cakes for birthdays' })
    const mine = { name: 'Mine', regular_price: '5', categories: [{ id: await idOf('Cupcakes') }] }
    await owner.post('/wc/v3/products', mine)
    await owner.post('/wc/v3/products/categories', { name: 'Small gifts', parent: await idOf('Gifts') })
    const trashed = { ...mine, name: 'In the trash', categories: [{ id: await idOf('Tarts and cakes') }] }
    const { id } = (await owner.post('/wc/v3/products', trashed)).body as { readonly id: number }
    await owner.delete(`/wc/v3/products/${id}`)
    await owner.delete(route('products'))
    expect(await names()).toEqual(['Cakes for birthdays', 'Cupcakes', 'Gifts', 'Small gifts', 'Tarts and cakes'])
  })
})
