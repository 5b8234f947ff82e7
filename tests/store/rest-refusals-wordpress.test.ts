// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Client } from './support'

type Call = readonly [method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown]

const marked = { content: '<!-- wp:paragraph --><p>Not allowed</p><!-- /wp:paragraph -->' }
const family = { font_family_settings: JSON.stringify({ name: 'Mine', slug: 'mine', fontFamily: 'Mine' }) }
// WordPress asks the network for the address of a name, and there may be no network.
const face = {
  font_face_settings: JSON.stringify({ fontFamily: 'Mine', src: 'https://8.8.8.8/mine.woff2' }),
}

/** What the flow asks of WordPress itself that takes the right to edit the theme or the settings; `#` is an id of the store. */
const calls: readonly Call[] = [
  ['put', '/wp/v2/templates/twentytwentyfour//home', marked],
  ['put', '/wp/v2/template-parts/twentytwentyfour//header', marked],
  ['put', '/wp/v2/template-parts/twentytwentyfour//footer', marked],
  ['get', '/wp/v2/global-styles/#styles?context=edit'],
  ['put', '/wp/v2/global-styles/#styles', { styles: { color: { text: '#123456' } } }],
  ['get', '/wp/v2/settings'],
  ['post', '/wp/v2/settings', { show_on_front: 'page', site_logo: 1 }],
  ['get', '/wp/v2/navigation?context=edit&per_page=100'],
  ['put', '/wp/v2/navigation/#menu', { status: 'draft' }],
  ['get', '/wp/v2/font-collections?_fields=slug'],
  ['get', '/wp/v2/font-collections/customize-your-store'],
  ['get', '/wp/v2/font-families?per_page=100'],
  ['post', '/wp/v2/font-families', family],
  ['get', '/wp/v2/font-families/#family/font-faces'],
  ['post', '/wp/v2/font-families/#family/font-faces', face],
  ['delete', '/wp/v2/font-families/#family?force=true'],
]

/** Editors may read the design and handle pictures and products; members who only read may not. */
const editorsCalls: readonly Call[] = [
  ['get', '/wp/v2/themes?context=edit&status=active'],
  ['get', '/wp/v2/global-styles/themes/twentytwentyfour'],
  ['get', '/wp/v2/templates/lookup?slug=home'],
  ['get', '/wp/v2/template-parts/twentytwentyfour//header?context=edit'],
  ['get', '/wp/v2/block-patterns/patterns'],
  ['post', '/wp/v2/media', {}],
]

describe('WordPress itself refuses', () => {
  let owner: Client
  let editor: Client
  let subscriber: Client
  let ids: Readonly<Record<string, number>>
  let before: unknown
  beforeAll(async () => {
    await restore()
    owner = await admin()
    editor = await memberWithRole('editor', owner)
    subscriber = await memberWithRole('subscriber', owner)
    ids = {
      styles: await stylesOf(owner),
      menu: await made(owner, '/wp/v2/navigation', { title: 'Shop', status: 'publish' }),
      family: await made(owner, '/wp/v2/font-families', {
        font_family_settings: JSON.stringify({ name: 'Theirs', slug: 'theirs', fontFamily: 'Theirs' }),
      }),
    }
    before = await design(owner, ids)
  })

  const statusOf = async (who: Client, [method, path, body]: Call): Promise<number> => {
    const address = path.replace(/#(\w+)/, (_, name: string) => String(ids[name]))
    return (method === 'get' || method === 'delete' ? await who[method](address) : await who[method](address, body))
      .status
  }

  for (const call of calls)
    it(`${call[0]} ${call[1]}: visitors, subscribers and editors`, { tags: ['W-02'] }, async () => {
      expect([await statusOf(visitor(), call), await statusOf(subscriber, call), await statusOf(editor, call)]).toEqual(
        [401, 403, 403],
      )
    })

  for (const call of editorsCalls)
    it(`${call[0]} ${call[1]}: visitors and subscribers`, { tags: ['W-02'] }, async () => {
      expect([await statusOf(visitor(), call), await statusOf(subscriber, call)]).toEqual([401, 403])
    })

  it('and nothing of it has changed the store', { tags: ['W-02'] }, async () => {
    expect(await design(owner, ids)).toEqual(before)
  })
})

// Helpers

const made = async (who: Client, path: string, body: unknown): Promise<number> =>
  ((await who.post(path, body)).body as { id: number }).id

const stylesOf = async (who: Client): Promise<number> => {
  const { body } = await who.get('/wp/v2/themes?context=edit&status=active')
  const [theme] = body as readonly { _links: Record<string, readonly { href: string }[]> }[]
  return Number(/(\d+)$/.exec(theme?._links['wp:user-global-styles']?.[0]?.href ?? '')?.[1])
}

/** Everything that the refused calls were about. */
const design = async (who: Client, ids: Readonly<Record<string, number>>): Promise<unknown> =>
  Promise.all(
    [
      '/wp/v2/templates/twentytwentyfour//home?context=edit&_fields=content',
      '/wp/v2/template-parts/twentytwentyfour//header?context=edit&_fields=content',
      '/wp/v2/template-parts/twentytwentyfour//footer?context=edit&_fields=content',
      `/wp/v2/global-styles/${ids['styles'] ?? 0}?context=edit&_fields=styles,settings`,
      '/wp/v2/settings',
      `/wp/v2/navigation/${ids['menu'] ?? 0}?context=edit&_fields=status`,
      '/wp/v2/font-families?per_page=100&_fields=id,font_faces',
    ].map(async (path) => (await who.get(path)).body),
  )
