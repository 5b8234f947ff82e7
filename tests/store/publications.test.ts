/** A publication: what it compares, writes and answers, and that it does so whole or not at all, and once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { interfere } from './interfering'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'
const headerId = 'twentytwentyfour//header'
const homeId = 'twentytwentyfour//home'

type Stored = Readonly<Record<string, { readonly version: string; readonly value: unknown }>>
const storedOf = ({ body }: Answer): Stored => (body as { readonly stored: Stored }).stored
const conflictsOf = ({ body }: Answer): Stored =>
  (body as { readonly data: { readonly conflicts: Stored } }).data.conflicts

let owner: Client
let styles: number
let versions: Readonly<Record<'theme' | 'frontPage' | 'site', string>>

const designed = (client: Client, path: string) =>
  client
    .told(`/wp-json${path}`, { headers: { 'x-customize-your-store': '1' } })
    .then((answer) => answer.json() as unknown)

const versionOf = async (path: string): Promise<string> =>
  ((await designed(owner, `${path}?context=edit`)) as { readonly customize_your_store_version: string })
    .customize_your_store_version

/** A publication of all kinds, with what the clean store is expected to have. */
const whole = (id: string, word = 'One') => ({
  id,
  expects: { ...versions, styles: 'unknown', header: 'none', home: 'none' },
  overwrite: ['styles'],
  writes: {
    frontPage: { show_on_front: 'posts' },
    site: { title: `Öl & "Brot" <${word}>`, description: '&amp; so' },
    styles: { id: styles, settings: {}, styles: { color: { text: '#111111' } } },
    header: { id: headerId, content: paragraph(`Header ${word}`) },
    home: { id: homeId, content: homeContent(word) },
    completed: homeId,
  },
})

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

const homeContent = (word: string) => `<!-- wp:template-part {"slug":"header"} /-->\n\n${paragraph(`Home ${word}`)}`

const shown = async () => (await (await visitor().page('/')).text()).replaceAll(/\s+/g, ' ')

/** The paragraphs of a page. */
const wordsOf = (page: string) => [...page.matchAll(/<p[^>]*>([^<]*)</g)].map(([, words]) => words)

beforeEach(async () => {
  await restore()
  owner = await admin()
  const { body } = await owner.get('/wp/v2/themes?status=active')
  const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
  styles = Number(theme._links['wp:user-global-styles'][0].href.split('/').at(-1))
  versions = (await owner.get('/customize-your-store/v1/versions')).body as typeof versions
})

describe('a publication', () => {
  it(
    'publishes everything, answers what is stored, and answers the same again without publishing',
    { tags: ['D-13', 'X-11'] },
    async () => {
      const first = await owner.post(address, {
        ...whole('first-publication'),
        reads: ['/wp/v2/settings?_fields=title'],
      })
      expect(first.body).toMatchObject({
        id: 'first-publication',
        stored: {
          theme: { version: 'twentytwentyfour', value: { slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' } },
          frontPage: { value: { show_on_front: 'posts' } },
          site: { value: { title: 'Öl & "Brot" <One>', description: '&amp; so' } },
          styles: { value: { settings: {}, styles: { color: { text: '#111111' } } } },
          header: { value: paragraph('Header One') },
          home: { value: homeContent('One') },
        },
        answers: { '/wp/v2/settings?_fields=title': { title: 'Öl &amp; &quot;Brot&quot; &lt;One&gt;' } },
      })
      expect(first.status).toBe(200)
      const page = wordsOf(await shown())
      expect(page).toContain('Header One')
      expect(page).toContain('Home One')
      const options = 'woocommerce_admin_customize_store_completed,woocommerce_admin_customize_store_completed_theme_id'
      expect((await owner.get(`/wc-admin/options?options=${options}`)).body).toEqual({
        woocommerce_admin_customize_store_completed: 'yes',
        woocommerce_admin_customize_store_completed_theme_id: homeId,
      })

      // What it told is what the next one expects, and what a reading of the designer tells.
      const { header, home } = storedOf(first)
      expect(await versionOf(`/wp/v2/template-parts/${headerId}`)).toBe(header?.version)
      const next = {
        id: 'second-publication',
        expects: { theme: 'twentytwentyfour', header: header?.version },
        writes: { header: { id: headerId, content: paragraph('Header Two') } },
      }
      const second = await owner.post(address, next)
      expect([second.status, Object.keys(storedOf(second))]).toEqual([200, ['theme', 'header']])
      const again = await owner.post(address, whole('first-publication', 'Another'))
      expect([again.status, storedOf(again)]).toEqual([200, storedOf(first)])
      expect(wordsOf(await shown())).toContain('Header Two')
      expect(await versionOf(`/wp/v2/templates/${homeId}`)).toBe(home?.version)
    },
  )

  it(
    'publishes menus first, since a header refers to them, then one thing after another',
    { tags: ['D-13'] },
    async () => {
      const menu = (await owner.post('/wp/v2/navigation', { title: 'Menu', status: 'draft' })).body as { id: number }
      await withPlugin('writes')
      const good = whole('with-a-menu')
      const lines = () => readFileSync(join(theStore().folder, 'wp-content', 'writes.log'), 'utf8')
      const before = lines().length
      const published = await owner.post(address, { ...good, writes: { ...good.writes, menus: [{ id: menu.id }] } })
      expect(published.status).toBe(200)
      const log = lines().slice(before)
      const first = (type: string) => log.indexOf(`'${type}'`)
      const order = ['wp_navigation', 'wp_global_styles', 'wp_template_part', 'wp_template'].map(first)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order).not.toContain(-1)
      expect((await owner.get(`/wp/v2/navigation/${menu.id}`)).body).toMatchObject({ status: 'publish' })
    },
  )

  it(
    'locks all rows before it reads any, so that it compares nothing older than its locks',
    { tags: ['X-12'] },
    async () => {
      await owner.post(address, whole('first-publication'))
      await withPlugin('statements')
      const log = () => readFileSync(join(theStore().folder, 'wp-content', 'statements.log'), 'utf8')
      const before = log().length
      const all = ['theme', 'frontPage', 'site', 'styles', 'header', 'home']
      const { expects: _, ...good } = { ...whole('second-publication', 'Two'), overwrite: all.slice(1) }
      expect((await owner.post(address, good)).status).toBe(200)
      const lines = log().slice(before).split('\n')
      const begun = lines.slice(lines.indexOf('START TRANSACTION'))
      const read = begun.findIndex((line) => line.startsWith('SELECT') && !line.endsWith('FOR UPDATE'))
      const locks = begun.flatMap((line, at) => (line.endsWith('FOR UPDATE') ? [at] : []))
      expect(locks).toHaveLength(2)
      expect(read).toBeGreaterThan(Math.max(...locks))
    },
  )

  it(
    'tells all conflicts at once and writes nothing; what is to be overwritten is none',
    { tags: ['X-12'] },
    async () => {
      await owner.post(address, whole('first-publication'))
      const known = (await owner.get('/customize-your-store/v1/versions')).body as typeof versions
      await owner.post(`/wp/v2/template-parts/${headerId}`, { content: 'Theirs' })
      await owner.post('/wp/v2/settings', { title: 'Theirs' })
      const late = { ...whole('late-publication', 'Late'), expects: { ...whole('x').expects, ...known } }
      const answer = await owner.post(address, late)
      expect(answer).toMatchObject({ status: 409, body: { code: 'customize_your_store_changed' } })
      expect(conflictsOf(answer)).toMatchObject({
        site: { value: { title: 'Theirs' } },
        header: { value: 'Theirs' },
        home: { value: homeContent('One') },
      })
      expect(Object.keys(conflictsOf(answer)).toSorted()).toEqual(['header', 'home', 'site'])
      expect(wordsOf(await shown())).toContain('Home One')

      const { site, header, home } = conflictsOf(answer)
      const informed = {
        ...late,
        expects: { ...late.expects, site: site?.version, header: header?.version, home: home?.version },
      }
      expect(await owner.post(address, { ...informed, id: 'informed-publication' })).toMatchObject({ status: 200 })
      const insisting = { ...late, id: 'insisting-publication', overwrite: ['styles', 'site', 'header', 'home'] }
      expect(await owner.post(address, insisting)).toMatchObject({ status: 200 })
    },
  )

  it('who changes the logo does not mind who changed the title', { tags: ['X-12'] }, async () => {
    await owner.post('/wp/v2/settings', { title: 'Theirs' })
    const logo = (id: string, site: object) =>
      owner.post(address, { id, expects: { theme: versions.theme, site: versions.site }, writes: { site } })
    expect(await logo('changes-the-icon', { site_icon: null })).toMatchObject({ status: 200 })
    expect(await logo('changes-the-title', { title: 'Mine' })).toMatchObject({ status: 409 })
  })

  it(
    'another theme than expected is a conflict; a theme is activated with its design, or not at all',
    { tags: ['X-12'] },
    async () => {
      const themes = (await owner.get('/wp/v2/themes?status=inactive')).body as { readonly stylesheet: string }[]
      const other = themes.find(({ stylesheet }) => stylesheet !== 'twentytwentyfour')?.stylesheet ?? ''
      const home = { id: `${other}//home`, content: paragraph('Home of the other') }
      const refused = await owner.post(address, {
        id: 'other-theme-refused',
        expects: { theme: versions.theme, home: 'somewhat else' },
        writes: { theme: other, home },
      })
      expect(Object.keys(conflictsOf(refused))).toEqual(['home'])
      expect((await owner.get('/customize-your-store/v1/versions')).body).toEqual(versions)
      const changed = await owner.post(address, {
        id: 'other-theme',
        expects: { theme: versions.theme, home: 'none' },
        writes: { theme: other, home },
      })
      expect(changed).toMatchObject({ status: 200, body: { stored: { theme: { version: other } } } })
      expect(wordsOf(await shown())).toContain('Home of the other')

      expect(Object.keys(conflictsOf(await owner.post(address, whole('of-the-first-theme'))))).toContain('theme')
      const back = { id: 'the-first-theme', expects: { theme: other }, writes: { theme: 'nowhere' } }
      expect(await owner.post(address, back)).toMatchObject({
        status: 400,
        body: { code: 'customize_your_store_no_theme' },
      })
    },
  )

  it('of ten at once, one publishes; the others hear of it or are to ask again', { tags: ['X-18'] }, async () => {
    const all = Array.from({ length: 10 }, (_, at) => owner.post(address, whole(`parallel-${at}`, `Word ${at}`)))
    const answers = await Promise.all(all)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 409, 503].includes(status))).toBe(true)
    for (const { status, headers } of answers) if (status === 503) expect(headers.get('retry-after')).toBe('2')
    const at = statuses.indexOf(200)
    expect(wordsOf(await shown())).toContain(`Home Word ${at}`)
    const { body } = await owner.get('/wp/v2/templates?context=edit')
    const homes = (body as { readonly slug: string; readonly source: string }[]).filter(
      ({ slug, source }) => source === 'custom' && slug.startsWith('home'),
    )
    expect(homes).toHaveLength(1)
  })

  it('the same one twice at once is published once and answered the same', { tags: ['X-11'] }, async () => {
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(address, whole('the-same-one'))))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    for (const answer of answers) expect([200, 503]).toContain(answer.status)
    for (const answer of done) expect(storedOf(answer)).toEqual(storedOf(done[0] ?? answer))
  })

  it('makes a page with the blocks that come with it, else with the words that the store has', async () => {
    const pages = [{ new: 'about' }, { new: 'contact', content: paragraph('Mill Lane 3\\4') }]
    const published = { id: 'pages-with-words', expects: {}, writes: { pages } }
    expect(await owner.post(address, published)).toMatchObject({ status: 200 })
    const made = (await owner.get('/wp/v2/pages?context=edit&per_page=50')).body as readonly {
      readonly title: { readonly raw: string }
      readonly content: { readonly raw: string }
    }[]
    const contentOf = (title: string) => made.find((page) => page.title.raw === title)?.content.raw
    expect(contentOf('Contact')).toBe(paragraph('Mill Lane 3\\4'))
    expect(contentOf('About us')).toContain('Tell here, in your own words, why you began this store.')
  })

  it('refuses what it does not understand, and whoever may not', { tags: ['W-06'] }, async () => {
    const good = whole('first-publication')
    const bad: readonly object[] = [
      {},
      { ...good, id: 'x' },
      { ...good, id: '../../../etc' },
      { ...good, writes: 'all' },
      { ...good, writes: { ...good.writes, users: [] } },
      { ...good, writes: { home: { id: 'nowhere', content: '' } } },
      { ...good, writes: { home: { id: homeId } } },
      { ...good, expects: {} },
      { ...good, expects: { ...good.expects, footer: 'none' } },
      { ...good, overwrite: ['users'] },
    ]
    for (const body of bad)
      expect((await owner.post(address, body)).status, JSON.stringify(body).slice(0, 200)).toBe(400)
    expect(await visitor().post(address, good)).toMatchObject({ status: 401 })
    expect(await (await memberWithRole('author', owner)).post(address, good)).toMatchObject({ status: 403 })
    expect(wordsOf(await shown())).not.toContain('Home One')
    expect(await owner.post(address, good)).toMatchObject({ status: 200 })
  })

  it('a refusal of the last part leaves everything as it was', { tags: ['D-13', 'X-14'] }, async () => {
    const before = await shown()
    const good = whole('first-publication')
    const nowhere = { ...good, writes: { ...good.writes, home: { id: 'other//home', content: 'x' } } }
    expect((await owner.post(address, nowhere)).status).toBeGreaterThanOrEqual(400)
    expect((await shown()) === before).toBe(true)
    expect((await owner.get('/customize-your-store/v1/versions')).body).toEqual(versions)
    expect(await versionOf(`/wp/v2/template-parts/${headerId}`)).toBe('none')
    expect(await owner.post(address, good)).toMatchObject({ status: 200 })
  })

  for (const way of ['prints', 'throws', 'redirects', 'exits', 'dies', 'alters', 'begins', 'commits', 'fails'] as const)
    it(
      `a plugin that ${way} while the home page is written leaves all or nothing, and a clear answer`,
      { tags: ['X-14'] },
      async () => {
        await withPlugin('interferes')
        const before = await shown()
        await interfere(way)
        const answer = await owner.post(address, whole('first-publication'))
        if (answer.status === 200) {
          // What was told as published is.
          expect(['prints', 'fails', 'alters']).toContain(way)
          expect(wordsOf(await shown())).toContain('Home One')
          return
        }
        expect(answer).toMatchObject({ status: 500, body: { code: 'customize_your_store_interrupted' } })
        expect((await shown()) === before).toBe(true)
        expect((await owner.get('/customize-your-store/v1/versions')).body).toEqual(versions)
        expect(await versionOf(`/wp/v2/template-parts/${headerId}`)).toBe('none')
        await interfere(null)
        expect(await owner.post(address, whole('first-publication'))).toMatchObject({ status: 200 })
      },
    )
})
