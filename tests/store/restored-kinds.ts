/** The version before the flow brings back everything that the flow changes, byte for byte: one of each kind of thing. */
import { expect, it } from 'vitest'
import { products, tea, writeStore } from './ai-content-support'
import { installFont } from './made-things'
import { admin, restore, sharedState, type Client } from './support'
import { withPlugin } from './test-plugin'

const publications = '/customize-your-store/v1/publications'
const tracking = 'woocommerce_allow_tracking'
const suggestions = 'woocommerce_customize_store_ai_suggestions'

type Row = Readonly<Record<string, unknown>>
type Everything = readonly [posts: readonly Row[], options: readonly Row[]]
type Published = { readonly version: number; readonly before: number; readonly stayed: readonly string[] }

const designer = { 'x-customize-your-store': '1', 'content-type': 'application/json' }

/** As the designer's client asks. */
const ask = async (owner: Client, path: string, body?: unknown, method = 'POST'): Promise<unknown> => {
  const init = { method, headers: designer, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const answer = await owner.told(`/wp-json${path}`, init)
  expect([path, answer.ok]).toEqual([path, true])
  return answer.json()
}

let count = 0
const publish = async (owner: Client, what: object): Promise<Published> =>
  (await ask(owner, publications, { id: `restored-kinds-${(count += 1)}-${Date.now()}`, ...what })) as Published

/** What is stored, as tests/store/plugins/stored.php lists it. What was put into the trash is away. */
const stored = async (owner: Client): Promise<Everything> => {
  const [posts, options] = (await owner.get('/stored/v1/all')).body as Everything
  return [posts.filter(({ post_status }) => post_status !== 'trash'), options]
}

const optionsOf = ([, options]: Everything): Readonly<Record<string, unknown>> =>
  Object.fromEntries(options.map(({ option_name, option_value }) => [String(option_name), option_value]))

const postsOf = ([posts]: Everything, type: string): readonly Row[] =>
  posts.filter(({ post_type }) => post_type === type)

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

/** The wizard on a store in use: consent, tracking, a description, and everything that is written from it. */
const walk = async (owner: Client) => {
  // WordPress makes a menu of all pages, since the header names none, and a record of styles.
  await ask(owner, '/customize-your-store/v1/reads', { core: true })
  await ask(owner, '/wc-admin/options', { [tracking]: 'yes', [suggestions]: { look: 'bold' } })
  await ask(owner, '/customize-your-store/v1/options', {
    woocommerce_blocks_allow_ai_connection: 'yes',
    woo_ai_describe_store_description: tea,
    customize_your_store_trade: { description: tea, trade: 'tea' },
  })
  await writeStore(owner, tea)
  await installFont(owner, 'flow-font')
}

/** Saves one of each kind of thing that a publication writes. */
const save = async (owner: Client, menu: number, isOther = true) => {
  const [active] = (await ask(owner, '/wp/v2/themes?status=active', undefined, 'GET')) as [
    { readonly _links: { readonly 'wp:user-global-styles': readonly [{ readonly href: string }] } },
  ]
  const styles = Number(active._links['wp:user-global-styles'][0].href.split('/').at(-1))
  const inactive = (await owner.get('/wp/v2/themes?status=inactive')).body as readonly { readonly stylesheet: string }[]
  const other = inactive.find(({ stylesheet }) => stylesheet.startsWith('twentytwenty'))?.stylesheet ?? ''
  const theme = isOther ? other : 'twentytwentyfour'
  const [logo] = (await owner.get('/wp/v2/media?per_page=1&_fields=id')).body as readonly { readonly id: number }[]
  return publish(owner, {
    overwrite: ['theme', 'frontPage', 'site', 'styles', 'header', 'footer', 'home'],
    writes: {
      menus: [{ id: menu }],
      ...(isOther ? { theme } : {}),
      frontPage: { show_on_front: 'posts' },
      site: { title: 'Of the flow', description: 'Of the flow, too', site_logo: logo?.id },
      styles: { id: styles, settings: {}, styles: { color: { text: '#111111' } } },
      header: { id: `${theme}//header`, content: paragraph('Header') },
      footer: { id: `${theme}//footer`, content: paragraph('Footer') },
      home: { id: `${theme}//home`, content: `<!-- wp:template-part {"slug":"header"} /-->${paragraph('Home')}` },
      completed: `${theme}//home`,
    },
  })
}

/** A store in use: a page in front, a menu that is a draft and no other, no tracking, and a sample of WooCommerce's that the flow did not make. */
const begin = async (): Promise<{ readonly owner: Client; readonly menu: number; readonly sample: number }> => {
  await restore()
  await withPlugin('stored')
  const owner = await admin()
  for (const { id } of (await owner.get('/wp/v2/navigation')).body as readonly { readonly id: number }[])
    await owner.delete(`/wp/v2/navigation/${id}?force=true`)
  await owner.post('/stored/v1/option', { name: tracking, value: 'no' })
  const [page, menu] = await Promise.all([
    owner.post('/wp/v2/pages', { title: 'Mine', status: 'publish' }),
    owner.post('/wp/v2/navigation', { title: 'Mine', status: 'draft' }),
  ])
  await owner.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: (page.body as { id: number }).id })
  return {
    owner,
    menu: (menu.body as { id: number }).id,
    sample: (await owner.post('/stored/v1/sample')).body as number,
  }
}

/** What of each kind differs between the two. */
const kinds = (one: Everything, two: Everything): Readonly<Record<string, boolean>> => {
  const [before, after] = [optionsOf(one), optionsOf(two)]
  const option = (...names: readonly string[]) => names.every((name) => before[name] !== after[name])
  const posts = (type: string) => JSON.stringify(postsOf(one, type)) !== JSON.stringify(postsOf(two, type))
  return {
    home: posts('wp_template'),
    'header and footer': posts('wp_template_part'),
    styles: posts('wp_global_styles'),
    site: option('site_logo', 'blogname'),
    tagline: option('blogdescription'),
    menu: posts('wp_navigation'),
    'front page': option('show_on_front'),
    products: posts('product'),
    pictures: posts('attachment'),
    words: option('customize_your_store_pattern_texts', 'customize_your_store_pattern_pictures'),
    fonts: posts('wp_font_family') && posts('wp_font_face'),
    options: option(
      tracking,
      suggestions,
      'woocommerce_blocks_allow_ai_connection',
      'woo_ai_describe_store_description',
      'woocommerce_admin_customize_store_completed',
    ),
    theme: option('stylesheet', 'template'),
  }
}

type Former = { readonly id: number; readonly theme: string; readonly changes: Readonly<Record<string, number>> }

/** What the list of versions says of the designs that are offered for a restore. */
const former = async (owner: Client) =>
  (await owner.get(publications)).body as { readonly before: Former; readonly saved: Former | null }

const all = (so: boolean) => Object.fromEntries(Object.keys(kinds([[], []], [[], []])).map((kind) => [kind, so]))

export const restoresEachKind = (): void => {
  const begun = sharedState('kinds-begun', begin)
  const walked = sharedState('kinds-walked', async () => {
    const store = await begun()
    const before = await stored(store.owner)
    await walk(store.owner)
    return { ...store, before }
  })

  it(
    'restores all thirteen kinds byte for byte to before the flow, and then to the later design again',
    { tags: ['X-19', 'D-19'] },
    async () => {
      const { owner, menu, before } = await walked()
      const saved = await save(owner, menu)
      const after = await stored(owner)
      expect(kinds(before, after)).toEqual(all(true))

      const back = await publish(owner, { version: saved.before })
      expect(back.stayed).toEqual([])
      expect(kinds(before, await stored(owner))).toEqual(all(false))
      expect(await stored(owner)).toEqual(before)

      const forth = await publish(owner, { version: back.before })
      expect(forth.stayed).toEqual([])
      expect(await stored(owner)).toEqual(after)

      // And once more, since what came back is still known for the flow's.
      expect((await publish(owner, { version: saved.before })).stayed).toEqual([])
      expect(await stored(owner)).toEqual(before)
    },
  )

  it(
    'takes back what the flow has written since the last publication, and keeps it as a version',
    { tags: ['X-19'] },
    async () => {
      const { owner, menu } = await begun()
      const saved = await save(owner, menu, false)
      const before = await stored(owner)
      await walk(owner)
      const written = await stored(owner)
      expect(kinds(before, written)).toMatchObject({ products: true, words: true })

      const back = await publish(owner, { version: saved.version })
      expect(back.stayed).toEqual([])
      const [, options] = await stored(owner)
      expect(options).toEqual(before[1])
      await publish(owner, { version: back.before })
      expect(await stored(owner)).toEqual(written)
    },
  )

  it('brings back the store before the flow also while nothing is published', { tags: ['X-19'] }, async () => {
    const { owner } = await begun()
    expect(await former(owner)).toMatchObject({ before: { id: 0, changes: {} }, saved: null })
    const { before } = await walked()
    const written = await stored(owner)
    const { before: offered } = await former(owner)
    expect(offered.id).toBe(0)
    expect(offered.changes).toEqual({ products: 5, words: 1, pictures: 11, fonts: 1, tracking: 1, settings: 1 })

    const back = await publish(owner, { version: 0 })
    expect(back.stayed).toEqual([])
    expect(await stored(owner)).toEqual(before)
    expect(await former(owner)).toMatchObject({
      before: { id: expect.any(Number) as number, changes: {} },
      saved: null,
    })
    await publish(owner, { version: back.before })
    expect(await stored(owner)).toEqual(written)
    await publish(owner, { version: 0 })
    expect(await stored(owner)).toEqual(before)
  })

  it('tells what each former design would change, and nothing of one that the store has', async () => {
    const { owner, menu } = await walked()
    const saved = await save(owner, menu)
    const { before, saved: last } = await former(owner)
    expect(last).toMatchObject({ id: saved.version, changes: {} })
    expect(before).toMatchObject({ id: saved.before, theme: expect.stringMatching(/^Twenty/) as string })
    expect(Object.keys(before.changes).sort()).toEqual(
      ['fonts', 'footer', 'frontPage', 'header', 'home', 'logo', 'menus', 'pictures', 'products', 'settings', 'styles']
        .concat('tagline', 'task', 'theme', 'title', 'tracking', 'words')
        .sort(),
    )
    await publish(owner, { version: before.id })
    const now = await former(owner)
    expect(now.before.changes).toEqual({})
    // What the wizard notes for itself is no part of the design that was saved.
    const kinds = Object.keys(before.changes).filter((kind) => kind !== 'settings')
    expect(Object.keys(now.saved?.changes ?? {}).sort()).toEqual(kinds.sort())
  })

  it('leaves what somebody has changed since the flow wrote it, and tells so', { tags: ['X-19'] }, async () => {
    const { owner, menu, sample } = await walked()
    const saved = await save(owner, menu)
    await owner.post('/stored/v1/option', { name: tracking, value: 'never' })
    await owner.post(`/wp/v2/product/${sample}`, { title: 'Mine' })
    const [, added] = await products(owner)
    await owner.post(`/wp/v2/product/${added?.id}`, { title: 'Mine, too' })
    const theirs = postsOf(await stored(owner), 'product').filter(({ post_title }) =>
      String(post_title).startsWith('Mine'),
    )
    expect(theirs).toHaveLength(2)

    const { stayed } = await publish(owner, { version: saved.before })
    expect(stayed).toEqual(expect.arrayContaining([`option ${tracking}`, `product ${sample}`, `product ${added?.id}`]))
    const now = await stored(owner)
    expect(optionsOf(now)[tracking]).toBe('never')
    expect(optionsOf(now)[suggestions]).toBeUndefined()
    expect(postsOf(now, 'product')).toEqual(theirs)
  })

  it(
    'lets the menu of all pages that a new header brought go, and keeps one that somebody uses',
    { tags: ['X-19'] },
    async () => {
      const { owner, menu } = await begun()
      const saved = await save(owner, menu)
      const made = async () => {
        const answer = await owner.get('/wp-block-editor/v1/navigation-fallback')
        return (answer.body as { readonly id: number }).id
      }
      // As the next visitor has WordPress make it, where no menu is published.
      await owner.delete(`/wp/v2/navigation/${menu}?force=true`)
      const first = await made()
      const back = await publish(owner, { version: saved.before })
      expect(back.stayed).toEqual([])
      expect((await owner.get(`/wp/v2/navigation/${first}`)).status).toBe(404)
      await publish(owner, { version: back.before })
      expect((await owner.get(`/wp/v2/navigation/${first}`)).status).toBe(200)

      await owner.post('/wp/v2/pages', {
        title: 'Shows it',
        status: 'publish',
        content: `<!-- wp:navigation {"ref":${first}} /-->`,
      })
      expect((await publish(owner, { version: saved.before })).stayed).toEqual([`wp_navigation ${first}`])
      expect((await owner.get(`/wp/v2/navigation/${first}`)).status).toBe(200)
    },
  )
}
