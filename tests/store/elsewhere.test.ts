/**
 * A page on another origin, a sibling domain of the store above all, can name any address in a `<script>`: the administrator's
 * cookies go along, and what runs there can be read. So nothing that holds nonces or the person's address is told without the nonce
 * in a header, which only our own page can send.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Client } from './support'
import { theStore } from './the-store'

const handlers = [
  '/wp-admin/site-editor.php?p=/&customize-your-store-assets=1',
  '/wp-admin/admin-ajax.php?action=customize-your-store-media',
] as const

const reads = '/customize-your-store/v1/reads'

describe('what a page elsewhere is told', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
  })

  const ask = async (address: string, headers: Readonly<Record<string, string>>) => {
    const answer = await owner.page(address, { headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const own = () => ({ 'x-wp-nonce': theStore().admin.nonce })

  /** Ten hexadecimal digits under a name that says so, or an address of somebody. */
  const secrets = /nonce\w*\\*["']?\s*[:=(]\s*\\?["'][0-9a-f]{10}|[\w.]+@[\w.]+\.\w+/i

  for (const address of handlers) {
    it.each([
      ['a script of a sibling', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' }],
      ['a script of a stranger', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }],
      ['a script in a browser that does not say where it is', {}],
    ])(`${address}: nothing for %s`, { tags: ['W-02'] }, async (_, headers) => {
      for (const suffix of ['', `&_wpnonce=${theStore().admin.nonce}`]) {
        const { status, text } = await ask(address + suffix, headers)
        expect(status).toBe(403)
        expect(JSON.parse(text)).toMatchObject({ code: 'rest_cookie_invalid_nonce' })
        expect(text).not.toMatch(secrets)
      }
    })

    it(`${address}: nothing for another site that has come by a nonce`, { tags: ['W-02'] }, async () => {
      for (const site of ['same-site', 'cross-site', 'none'])
        expect((await ask(address, { ...own(), 'sec-fetch-site': site })).status).toBe(403)
    })

    it(
      `${address}: our page is told, as data that no browser runs or shows elsewhere`,
      { tags: ['W-02'] },
      async () => {
        const { status, text, headers } = await ask(address, { ...own(), 'sec-fetch-site': 'same-origin' })
        expect(status).toBe(200)
        expect(text).toMatch(secrets)
        expect(() => void JSON.parse(text)).not.toThrow()
        expect(headers.get('content-type')).toMatch(/^application\/json/)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
        expect(headers.get('cache-control')).toMatch(/private/)
      },
    )
  }

  it('a description that the browser has kept is confirmed to our page only', { tags: ['W-02'] }, async () => {
    const [address] = handlers
    const tag = (await ask(address, own())).headers.get('etag') ?? 'none'
    expect((await ask(address, { ...own(), 'if-none-match': tag })).status).toBe(304)
    expect((await ask(address, { 'if-none-match': tag })).status).toBe(403)
  })

  it('the media library’s words are kept by no cache', { tags: ['W-02'] }, async () => {
    expect((await ask(handlers[1], own())).headers.get('cache-control')).toMatch(/no-store/)
  })

  it('what the blocks ask first is no script any more, and takes a nonce', { tags: ['W-02'] }, async () => {
    expect((await ask('/wp-admin/admin-ajax.php?action=customize-your-store-preload', own())).status).toBe(400)
    expect((await ask(`/wp-json${reads}`, {})).status).toBe(401)
    const bare = await owner.page(`/wp-json${reads}`, { method: 'POST' })
    expect([bare.status, await bare.json()]).toMatchObject([401, { code: 'rest_forbidden' }])
    expect(await visitor().post(reads)).toMatchObject({ status: 401 })
    expect(await (await memberWithRole('author', owner)).post(reads)).toMatchObject({ status: 403 })
  })

  it('what the blocks ask first is told to our page, and kept by no cache', { tags: ['W-02'] }, async () => {
    const { status, body, headers } = await owner.post(reads, { core: true })
    const told = body as Answers
    expect(status).toBe(200)
    expect(answered(told)).toEqual(expect.arrayContaining(['/wp/v2/settings', '/wp/v2/types?context=view']))
    expect(told.rights).toEqual({
      '/wp/v2/settings': expect.stringContaining('PUT') as string,
      '/wp/v2/navigation': expect.stringContaining('POST') as string,
    })
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('cache-control')).toMatch(/private/)
  })

  it(
    'what several blocks ask at once is answered alone, without refused ones and the plugin’s own routes',
    { tags: ['D-01'] },
    async () => {
      const paths = ['/wp/v2/pages?per_page=1', '/wp/v2/pages/999999', ...nesting]
      const { status, body } = await owner.post(reads, { paths })
      expect([status, answered(body)]).toEqual([200, [paths[0]]])
      expect((body as Answers).headers[paths[0] ?? '']).toMatchObject({ 'X-WP-Total': expect.any(Number) as number })
      expect(answered((await owner.post(reads, { paths: ['/wp/v2/taxonomies'], core: true })).body)).toEqual(
        expect.arrayContaining(['/wp/v2/settings', '/wp/v2/taxonomies']),
      )
      for (const malformed of [{ paths: 'x' }, { paths: ['https://elsewhere.test/'] }, { paths: Array(61).fill('/') }])
        expect((await owner.post(reads, malformed)).status).toBe(400)
    },
  )

  it.each([
    ['reads', (paths: readonly string[]) => owner.get(`${space}/reads?${queryOf('paths[]', paths)}`)],
    ['reads', (paths: readonly string[]) => owner.get(`${space}/reads?${queryOf('rights[]', paths)}`)],
    [
      'publications',
      (reads: readonly string[]) =>
        owner.post(`${space}/publications`, {
          id: randomUUID(),
          writes: { completed: 'twentytwentyfour//home' },
          reads,
        }),
    ],
  ])(
    '%s refuses other addresses and routes that ask for others, each by its name',
    { tags: ['D-01'] },
    async (_, ask) => {
      for (const path of nesting) {
        const { status, body } = await ask(['/wp/v2/types', path])
        expect([path, status, body]).toMatchObject([path, 400, { code: 'rest_invalid_param' }])
        expect(Object.values((body as Refusal).data.params)).toEqual([expect.stringContaining(path)])
      }
      for (const path of readable) expect([path, (await ask([path])).status]).toEqual([path, 200])
    },
  )

  it(
    'what the designer reads is answered, also the plugin’s own and templates with two slashes',
    { tags: ['D-01'] },
    async () => {
      await owner.post('/wp/v2/templates', { slug: 'home', theme: 'twentytwentyfour', content: 'x' })
      const there = readable.filter((path) => !path.includes('versions'))
      for (const { body } of [
        await owner.get(`${reads}?${queryOf('paths[]', readable)}`),
        await owner.post(reads, { paths: readable }),
      ])
        expect(answered(body)).toEqual(expect.arrayContaining(there))
    },
  )
})

// Helpers

const space = '/customize-your-store/v1'

type ByPath = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<'answers' | 'headers' | 'rights', ByPath>>
const answered = (body: unknown): readonly string[] => Object.keys((body as Answers).answers)
type Refusal = { readonly data: { readonly params: Readonly<Record<string, string>> } }

/** None of these may be asked for along with others. */
const nesting = [
  ...['reads?paths[]=/', 'reads/', 'publications'].map((route) => `${space}/${route}`),
  `${space}/publications/1`,
  '/Customize-your-store/v1/Reads?paths[]=/',
  '/customize-your-store/v1/%72eads?paths[]=/',
  '/batch/v1',
  '/Batch/v1?x=1',
  '//elsewhere.test/wp/v2/types',
  '//elsewhere.test',
  '/wp//v2/types',
  '/wp/v2/../v2/types',
  '/wp/v2/%2e%2e/v2/types',
  '/..',
]

const readable = [
  `${space}/store`,
  `${space}/versions`,
  `${space}/themes/recommended`,
  `${space}/editor-settings`,
  '/wp/v2/templates/twentytwentyfour//home?context=edit',
  '/wp/v2/types?context=view&x=../..//a',
]

const queryOf = (name: string, paths: readonly string[]): string =>
  paths.map((path) => String(new URLSearchParams([[name, path]]))).join('&')
