/** The versions that the store keeps of its design: each publication leaves one, and any of them can be published again, byte for byte. */
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'

const publications = '/customize-your-store/v1/publications'
const theme = 'twentytwentyfour'
const headerId = `${theme}//header`
const homeId = `${theme}//home`

type Version = {
  readonly id: number
  readonly author: string
  readonly kind: string
  readonly what: readonly string[]
  readonly pinned: boolean
  readonly of: number | null
  readonly address: string
}
type Versions = { readonly versions: readonly Version[]; readonly live: number | null }
type Published = { readonly version: number; readonly before: number; readonly left: readonly string[] }

let owner: Client
let count = 0

const versions = async (client: Client = owner) => (await client.get(publications)).body as Versions
const publishedIn = ({ body }: Answer) => body as Published

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`
const home = (words: string) => ({
  id: homeId,
  content: `<!-- wp:template-part {"slug":"header"} /-->\n\n${paragraph(words)}`,
})
const header = (words: string) => ({ id: headerId, content: paragraph(words) })

const save = (writes: object, client: Client = owner) =>
  client.post(publications, { id: `version-${(count += 1)}-of-a-test`, overwrite: Object.keys(writes), writes })
const publish = (version: number, client: Client = owner) =>
  client.post(publications, { id: `version-${(count += 1)}-of-a-test`, version })

const stored = async () => (await owner.get('/stored/v1/all')).body

const page = async (address = '/') => (await (await visitor().page(address)).text()).replaceAll(/\s+/g, ' ')

beforeEach(async () => {
  await restore()
  owner = await admin()
  await withPlugin('stored')
})

describe('the versions of a design', () => {
  it(
    'keeps the store before the flow and each publication, with who, when and what changed',
    { tags: ['X-16'] },
    async () => {
      expect(await versions()).toMatchObject({ versions: [], live: null, before: { id: 0, changes: {} }, saved: null })
      await save({ header: header('Header One'), home: home('Home One') })
      await save({ header: header('Header Two') })
      const { versions: all, live } = await versions()
      expect(all.map(({ kind, what, author, pinned }) => ({ kind, what, author, pinned }))).toEqual([
        { kind: 'published', what: ['header'], author: 'admin', pinned: false },
        { kind: 'published', what: ['header', 'home'], author: 'admin', pinned: false },
        { kind: 'before', what: [], author: '', pinned: false },
      ])
      expect(live).toBe(all[0]?.id)
      await owner.post(`/wp/v2/template-parts/${headerId}`, { content: 'Theirs' })
      expect((await versions()).live).toBeNull()
    },
  )

  it(
    'publishes an earlier version byte for byte, for another administrator too, and back again',
    { tags: ['X-16', 'D-19'] },
    async () => {
      const other = await memberWithRole('administrator', owner)
      const before = await stored()
      const first = publishedIn(
        await save({ header: header('Header One'), home: home('Home One'), site: { title: 'One' } }),
      )
      const one = await stored()
      await save({ header: header('Header Two'), home: home('Home Two'), site: { title: 'Two', description: 'Two' } })
      const two = await stored()
      expect(one).not.toEqual(two)

      const again = publishedIn(await publish(first.version, other))
      expect(await stored()).toEqual(one)
      expect(await page()).toContain('Home One')
      expect((await versions()).versions[0]).toMatchObject({ kind: 'again', of: first.version })

      await publish(again.before)
      expect(await stored()).toEqual(two)
      await publish((await versions()).versions.at(-1)?.id ?? 0)
      expect(await stored()).toEqual(before)
    },
  )

  it.each([
    ['that are broken', '{"version":2,"settings":'],
    [
      'of an old version',
      '{"version":1,"settings":{"color":{"palette":[{"slug":"mine","color":"#ff0000","name":"Mine"}]}},"styles":{"root":{"x":1}}}',
    ],
    ['with spaces, and without a version', '{ "styles": { "color": { "background": "#ffeeee" } } }'],
  ])('gives styles %s back byte for byte', { tags: ['X-16'] }, async (_, content) => {
    const { body } = await owner.get('/wp/v2/themes?status=active&_fields=_links')
    const [, id = ''] = /global-styles\\?\/(\d+)"/.exec(JSON.stringify(body)) ?? []
    await owner.post('/stored/v1/content', { id, content })
    const before = await stored()
    expect(JSON.stringify(before)).toContain(JSON.stringify(content))
    const styles = { id: Number(id), settings: {}, styles: { color: { background: '#13161e' } } }
    const { before: first } = publishedIn(await save({ styles }))
    expect(await page()).toContain('#13161e')
    await publish(first)
    expect(await stored()).toEqual(before)
  })

  it('gives a header back byte for byte to which plugins add blocks when it is read', { tags: ['X-16'] }, async () => {
    await withPlugin('hooks-a-block')
    const raw = '<!-- wp:site-title /-->\n<!-- wp:site-tagline /-->  '
    const { body } = await owner.post(`/wp/v2/template-parts/${headerId}`, { content: 'Mine' })
    await owner.post('/stored/v1/content', { id: (body as { readonly wp_id: number }).wp_id, content: raw })
    const read = await owner.get(`/wp/v2/template-parts/${headerId}?context=edit`)
    expect(JSON.stringify(read.body)).toContain('tests/hooked')
    const before = await stored()
    const { before: first } = publishedIn(await save({ header: header('Header One') }))
    await publish(first)
    expect(await stored()).toEqual(before)
    expect(JSON.stringify(before)).toContain(JSON.stringify(raw))
  })

  it(
    'keeps what somebody changed outside the flow before it publishes, also over what it did not know',
    { tags: ['X-16'] },
    async () => {
      const first = publishedIn(await save({ header: header('Header One') }))
      await owner.post(`/wp/v2/template-parts/${headerId}`, { content: paragraph('Theirs') })
      const theirs = await stored()
      await save({ header: header('Header Two'), home: home('Home Two') })
      expect((await versions()).versions.map(({ kind, what }) => [kind, ...what])).toEqual([
        ['published', 'header', 'home'],
        ['found', 'header'],
        ['published', 'header'],
        ['before'],
      ])
      await publish((await versions()).versions[1]?.id ?? 0)
      expect(await stored()).toEqual(theirs)
      // The first version knew nothing of the home page, which was the theme's own then.
      await save({ home: home('Home Three') })
      await publish(first.version)
      expect(await page()).not.toContain('Home Three')
      expect(await page()).toContain('Header One')
    },
  )

  it('keeps the newest twenty, the pinned ones and the store before the flow', async () => {
    const first = publishedIn(await save({ header: header('Header 0') }))
    expect(await owner.post(`${publications}/${first.version}`, { pinned: true })).toMatchObject({ status: 200 })
    for (let nth = 1; nth <= 22; nth += 1) await save({ header: header(`Header ${nth}`) })
    const { versions: all } = await versions()
    expect(all).toHaveLength(22)
    expect(all.at(-1)).toMatchObject({ kind: 'before' })
    expect(all.at(-2)).toMatchObject({ id: first.version, pinned: true })
    await owner.post(`${publications}/${first.version}`, { pinned: false })
    await save({ header: header('Header 23') })
    expect((await versions()).versions.some(({ id }) => id === first.version)).toBe(false)
    const gone = await publish(first.version)
    expect(gone).toMatchObject({ status: 404, body: { code: 'customize_your_store_no_version' } })
  })

  it(
    'restores also what only a forgotten version knew: what was there before it was first changed',
    { tags: ['X-16', 'D-19'] },
    async () => {
      const before = await stored()
      const first = publishedIn(await save({ header: header('Header One') }))
      const one = await stored()
      await owner.post(`${publications}/${first.version}`, { pinned: true })
      const knows = publishedIn(await save({ header: header('Header Two') }))
      await save({ home: { ...home('Home One'), id: `${theme}//front-page` } })
      for (let nth = 1; nth <= 20; nth += 1) await save({ header: header(`Header ${nth}`) })
      expect((await versions()).versions.map(({ id }) => id)).not.toContain(knows.version)
      await publish(first.version)
      expect(await stored()).toEqual(one)
      await publish(0)
      expect(await stored()).toEqual(before)
    },
  )

  it('shows a version as a page to those who may publish it, and to nobody else', async () => {
    await save({
      header: header('Header One'),
      home: home('Home One'),
      site: { title: 'Shop One' },
    })
    await save({ header: header('Header Two'), home: home('Home Two'), site: { title: 'Shop Two' } })
    const { versions: all } = await versions()
    const address = (all[1]?.address ?? '').replace(/^https?:\/\/[^/]+/, '')
    const shown = await (await owner.page(address)).text()
    expect(shown).toContain('Header One')
    expect(shown).toContain('Home One')
    expect(shown).toContain('<title>Shop One')
    expect(await page(address)).toContain('Home Two')
    expect(await page()).toContain('Home Two')
  })

  it('asks for the rights of the settings that go with it', async () => {
    const first = publishedIn(await save({ header: header('Header One') }))
    await owner.post('/customize-your-store/v1/options', { woocommerce_blocks_allow_ai_connection: 'yes' })
    const manager = await memberWithRole('shop_manager', owner)
    expect([401, 403]).toContain((await publish(first.version, manager)).status)
    expect(await publish(first.version)).toMatchObject({ status: 200, body: { stayed: [] } })
    const options = '/customize-your-store/v1/options?options=woocommerce_blocks_allow_ai_connection'
    expect((await owner.get(options)).body).toEqual({ woocommerce_blocks_allow_ai_connection: false })
    // Nothing of the settings is left to change.
    expect(await publish(first.version, manager)).toMatchObject({ status: 200 })
  })

  it('asks for the rights of what it changes, and refuses two things at once', async () => {
    const first = publishedIn(await save({ site: { title: 'One' } }))
    await save({ site: { title: 'Two' } })
    const manager = await memberWithRole('shop_manager', owner)
    const refused = await publish(first.version, manager)
    expect([401, 403]).toContain(refused.status)
    expect((await versions()).live).not.toBe(first.version)
    const both = await owner.post(publications, {
      id: 'two-things-at-once',
      version: first.version,
      writes: { header: header('x') },
      overwrite: ['header'],
    })
    expect(both.status).toBe(400)
    expect((await owner.post(publications, { id: 'nothing-at-all' })).status).toBe(400)
  })

  it('brings the theme back with the version, and leaves a front page that is gone', { tags: ['X-16'] }, async () => {
    const page = (await owner.post('/wp/v2/pages', { title: 'Front', status: 'publish' })).body as {
      readonly id: number
    }
    const other = 'twentytwentyfive'
    await save({ frontPage: { show_on_front: 'page', page_on_front: page.id }, header: header('Header One') })
    const before = await stored()
    const moved = publishedIn(
      await save({ theme: other, header: { id: `${other}//header`, content: paragraph('Other') } }),
    )
    const [there] = (await owner.get('/wp/v2/themes?status=active')).body as [{ readonly stylesheet: string }]
    expect(there.stylesheet).toBe(other)
    await publish(moved.before)
    expect(await stored()).toEqual(before)
    await publish(moved.version)
    expect(
      ((await owner.get('/wp/v2/themes?status=active')).body as [{ readonly stylesheet: string }])[0].stylesheet,
    ).toBe(other)

    await owner.delete(`/wp/v2/pages/${page.id}?force=true`)
    await save({ frontPage: { show_on_front: 'posts' }, theme })
    const back = publishedIn(await publish(moved.before))
    expect(back.left).toEqual(['frontPage'])
    expect((await owner.get('/wp/v2/settings')).body).toMatchObject({ show_on_front: 'posts' })
  })

  it(
    'brings back which template the page in front uses, and leaves its text to the merchant',
    { tags: ['X-16', 'X-15'] },
    async () => {
      const made = await owner.post('/wp/v2/pages', {
        title: 'Front',
        content: paragraph('My text'),
        status: 'publish',
      })
      const { id } = made.body as { readonly id: number }
      await owner.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: id })
      const before = await stored()
      const ofPage = `${theme}//customize-your-store-home`
      const designed = publishedIn(
        await save({
          frontPage: { template: 'customize-your-store-home' },
          home: { id: ofPage, content: `${paragraph('Designed')}<!-- wp:post-content /-->` },
        }),
      )
      expect(await page()).toMatch(/Designed.*My text/)
      await publish(designed.before)
      expect(await stored()).toEqual(before)
      await owner.put(`/wp/v2/pages/${id}`, { content: paragraph('My new text') })
      await publish(designed.version)
      expect(await page()).toMatch(/Designed.*My new text/)
      const { versions: all } = await versions()
      const address = (all.at(-2)?.address ?? '').replace(/^https?:\/\/[^/]+/, '')
      expect(await (await owner.page(address)).text()).toMatch(/Designed[^]*My new text/)
    },
  )

  it('replaces nothing that nobody has seen, where it is told what was seen', { tags: ['X-16', 'D-20'] }, async () => {
    const first = publishedIn(await save({ header: header('Header One') }))
    const second = publishedIn(await save({ header: header('Header Two') }))
    await owner.post(`/wp/v2/template-parts/${headerId}`, { content: paragraph('Theirs') })
    const asked = { version: first.version, live: second.version }
    const refused = await owner.post(publications, { id: 'after-a-change', ...asked })
    expect(refused).toMatchObject({ status: 409, body: { code: 'customize_your_store_changed' } })
    expect(await page()).toContain('Theirs')
    await owner.post(`/wp/v2/template-parts/${headerId}`, { content: paragraph('Header Two') })
    expect(await owner.post(publications, { id: 'as-it-was-seen', ...asked })).toMatchObject({ status: 200 })
  })
})
