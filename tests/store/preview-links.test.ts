/**
 * Links to a design that is not published: what they show to whoever has one, and that nothing else can be done with one.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const links = '/customize-your-store/v1/preview-links'
const argument = 'cys-preview-token'
const day = 86_400

type Link = { readonly id: string; readonly until: string; readonly author: string }
type Made = {
  readonly id: string
  readonly address: string
  readonly links: readonly Link[]
}
type Row = { readonly option_name: string; readonly option_value: string; readonly autoload: string }

let owner: Client
let count = 0

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`
const design = {
  home: `<!-- wp:template-part {"slug":"header","theme":"twentytwentyfour"} /-->\n\n${paragraph('Opening soon, they say')}\n\n<!-- wp:template-part {"slug":"footer","theme":"twentytwentyfour"} /-->`,
  parts: { header: paragraph('A header to be'), footer: paragraph('A footer to be') },
  styles: { styles: { color: { background: '#123456' } } },
  site: { title: 'The name to be' },
}

const ask = (client: Client = owner, sent: object = {}) =>
  client.post(links, { request: `request-${(count += 1)}`, ...design, ...sent })

const made = async (client: Client = owner, sent: object = {}) => {
  const { status, body } = await ask(client, sent)
  expect(status).toBe(200)
  const link = body as Made
  return { ...link, token: new URL(link.address).searchParams.get(argument) ?? '' }
}
const at = (token: string, path = '/') => `${path}?${argument}=${token}`

const opened = async (token: string, client: Client = visitor(), path = '/') => {
  const page = await client.page(at(token, path), { redirect: 'manual' })
  return { status: page.status, headers: page.headers, text: await page.text() }
}

const stored = async () => (await owner.get('/stored/v1/all')).body
const kept = async (sent: object = {}) => (await owner.post('/linked-pages/v1/links', sent)).body as readonly Row[]
const names = async () => (await kept()).map(({ option_name: name }) => name.replace(/[a-f\d]{16}$/, '…'))

beforeEach(async () => {
  await restore()
  owner = await admin()
  await withPlugin('linked-pages')
  await withPlugin('stored')
})

describe('a link to a draft', { tags: ['U-10'] }, () => {
  it('shows the draft to whoever has it, and to nobody else', async () => {
    const { token, address, links: listed } = await made()
    expect(address.startsWith(`${theStore().url}/?`)).toBe(true)
    expect(token).toMatch(/^[a-f\d]{56}$/)
    const { status, text } = await opened(token)
    expect(status).toBe(200)
    for (const words of ['A header to be', 'Opening soon', 'A footer to be', '#123456', '<title>The name to be'])
      expect(text).toContain(words)
    const others = await (await visitor().page('/')).text()
    for (const words of ['to be', 'Opening soon', '#123456']) expect(others).not.toContain(words)

    expect(listed).toMatchObject([{ author: 'admin' }])
    const left = (Date.parse(listed[0]?.until ?? '') - Date.now()) / 1000
    expect(left).toBeGreaterThan(2 * day - 300)
    expect(left).toBeLessThanOrEqual(2 * day)
  })

  it('is kept by no cache, no search engine and no other site, whatever plugins say', async () => {
    const { headers, text } = await opened((await made()).token)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('cache-control')).not.toContain('public')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('content-security-policy')).toMatch(/sandbox.*form-action 'none'.*connect-src 'none'/)
    expect(headers.get('set-cookie')).toBeNull()
    expect(text).toMatch(/<meta name='robots' content='[^']*\bnoindex\b/)
  })

  it('has no forms to send and no addresses to go to', async () => {
    const { text } = await opened((await made()).token)
    expect(text).toContain('<form inert  method="post"><button >Send</button></form>')
    expect(text).toMatch(/<a class="out" href="#-" >Out<\/a>/)
    expect([...text.matchAll(/<a\b[^>]*href="([^"]*)"/g)].filter(([, href = '']) => !href.startsWith('#'))).toEqual([])
  })

  it('does not know who looks, and shows no one to be logged in', async () => {
    const { token } = await made()
    for (const client of [owner, visitor()]) {
      const { text, headers } = await opened(token, client)
      expect(text).toContain('Seen by a stranger')
      expect(text).not.toContain('wpadminbar')
      expect(text).not.toMatch(/wp_rest|"nonce"|logged-in/)
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  it('writes nothing, whatever plugins do and whatever is added to its address', async () => {
    const { token } = await made()
    const before = [await stored(), await kept()]
    await opened(token, owner)
    for (const more of ['&add-to-cart=1', '&wc-ajax=add_to_cart', '&rest_route=/wp/v2/posts', '&cys-draft=x', '&s=x'])
      expect([more, (await opened(`${token}${more}`)).text.includes('Opening soon')]).toEqual([more, true])
    expect([await stored(), await kept()]).toEqual(before)
    // The plugin does write on other pages.
    await visitor().page('/')
    expect(await kept()).not.toEqual(before[1])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s, and does nothing', async (method) => {
    const { token } = await made()
    const before = [await stored(), await kept()]
    for (const path of [
      '/',
      '/wp-json/wp/v2/posts',
      '/wp-login.php',
      '/wp-comments-post.php',
      '/wp-admin/admin-ajax.php',
    ]) {
      const answer = await owner.told(at(token, path), { method, body: 'title=Mine&status=publish&action=x' })
      // WordPress itself refuses all but POST at the address of comments.
      expect([path, [403, 405].includes(answer.status), answer.headers.get('set-cookie')]).toEqual([path, true, null])
    }
    expect([await stored(), await kept()]).toEqual(before)
  })

  it('opens the front page alone', async () => {
    const { token } = await made()
    for (const path of ['/sample-page/', '/wp-json/wp/v2/users/me', '/wp-admin/', '/wp-login.php', '/feed/']) {
      const { status, text } = await opened(token, owner, path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toMatch(/Opening soon|"name"|wpadminbar|user_login/)
    }
  })

  it('passes a closed store, for its own request alone', async () => {
    const { token } = await made()
    await kept({ closed: true })
    expect(await opened(token)).toMatchObject({ status: 200, text: expect.stringContaining('Opening soon') as string })
    expect((await visitor().page('/')).status).toBe(503)
  })
})

describe('a link that does not open', { tags: ['U-10'] }, () => {
  const nothing = /to be|Opening soon|#123456|>admin</

  it.each([
    ['empty', () => ''],
    ['garbled', () => "x'; DROP TABLE wp_options; --"],
    ['of nobody', () => 'a'.repeat(56)],
    ['with another secret', (token: string) => token.slice(0, 16) + 'b'.repeat(40)],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['too long', (token: string) => `${token}a`],
    ['with the hash that the store keeps', (_: string, mac: string) => mac.slice(0, 56)],
  ])('says so if its token is %s, and reveals nothing', async (_, change) => {
    const { token } = await made()
    const [, mac = ''] = /"mac";s:64:"([^"]+)"/.exec(JSON.stringify(await kept()).replaceAll('\\"', '"')) ?? []
    expect(mac).not.toBe('')
    const { status, text, headers } = await opened(encodeURIComponent(change(token, mac)))
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      404,
      expect.stringContaining('no-store'),
      'no-referrer',
    ])
    expect(text).toContain('This preview is not available')
    expect(text).not.toMatch(nothing)
  })

  it('a token in a list is none', async () => {
    const { token } = await made()
    const page = await visitor().page(`/?${argument}[]=${token}`)
    expect([page.status, (await page.text()).includes('Opening soon')]).toEqual([404, false])
  })

  it('after 48 hours says that it has ended; its design is deleted, and later it is forgotten', async () => {
    const { token, id } = await made()
    const now = Math.floor(Date.now() / 1000)
    await kept({ id, until: now - 1 })
    expect(await opened(token)).toMatchObject({ status: 410, text: expect.not.stringMatching(nothing) as string })
    expect((await owner.get(links)).body).toEqual({ links: [] })
    await kept({ id, clean: true })
    expect(await names()).toEqual(['customize_your_store_link_…', 'linked_pages_left', 'linked_pages_seen'])
    expect(await opened(token)).toMatchObject({ status: 410 })
    await kept({ id, until: now - 8 * day, clean: true })
    expect(await names()).toEqual(['linked_pages_left', 'linked_pages_seen'])
    expect(await opened(token)).toMatchObject({ status: 404 })
  })

  it('turned off by anybody who may design, it has ended at once, also when that is asked twice', async () => {
    const manager = await memberWithRole('administrator', owner)
    const [one, other] = [await made(), await made()]
    for (const _ of [1, 2])
      expect(await manager.delete(`${links}/${one.id}`)).toMatchObject({
        status: 200,
        body: { links: [{ id: other.id }] },
      })
    expect(await manager.delete(`${links}/${'f'.repeat(16)}`)).toMatchObject({ status: 200 })
    expect(await opened(one.token)).toMatchObject({ status: 410 })
    expect(await opened(other.token)).toMatchObject({ status: 200 })
  })

  it('ends with the rights of whoever made it', async () => {
    const other = await memberWithRole('administrator', owner)
    const { token } = await made(other)
    expect(await opened(token)).toMatchObject({ status: 200 })
    const { body } = await other.get('/wp/v2/users/me')
    await owner.post(`/wp/v2/users/${(body as { readonly id: number }).id}`, { roles: ['subscriber'] })
    expect(await opened(token)).toMatchObject({ status: 410 })
  })

  it('ends with a publication of whoever made it; those of others stay', async () => {
    const other = await memberWithRole('administrator', owner)
    const [mine, theirs] = [await made(), await made(other)]
    const writes = { home: { id: 'twentytwentyfour//home', content: paragraph('Published') } }
    const body = { id: 'the-publication-of-a-link', overwrite: ['home'], writes }
    expect(await owner.post('/customize-your-store/v1/publications', body)).toMatchObject({ status: 200 })
    expect([(await opened(mine.token)).status, (await opened(theirs.token)).status]).toEqual([410, 200])
  })
})

describe('making links', { tags: ['U-10'] }, () => {
  it('keeps a hash, no secret, and loads nothing of it on other pages', async () => {
    const { token, id } = await made()
    const rows = (await kept()).filter(({ option_name: name }) => name.startsWith('customize_'))
    expect(rows.map(({ option_name: name }) => name)).toEqual([
      `customize_your_store_link_${id}`,
      `customize_your_store_linked_${id}`,
    ])
    expect(JSON.stringify(rows)).not.toContain(token.slice(16))
    expect(rows.map(({ autoload }) => autoload)).toEqual(['off', 'off'])
  })

  it('asked again under the same id, it is the same link with a new secret', async () => {
    const [first, again] = [await made(owner, { request: 'the-same' }), await made(owner, { request: 'the-same' })]
    expect([again.id, again.links]).toEqual([first.id, [expect.objectContaining({ id: first.id })]])
    expect(again.token).not.toBe(first.token)
    expect([(await opened(first.token)).status, (await opened(again.token)).status]).toEqual([404, 200])
    const other = await memberWithRole('administrator', owner)
    expect((await made(other, { request: 'the-same' })).id).not.toBe(first.id)
  })

  it('runs no code of somebody who may write none, wherever in the design it stands', async () => {
    const code = (name: string) => `</style><script>alert('${name}')</script>`
    const sent = {
      home: `<!-- wp:html -->${code('home')}<!-- /wp:html -->${paragraph('Kept')}`,
      parts: { header: code('header') },
      styles: {
        settings: { color: { palette: [{ slug: 'mine', name: 'Mine', color: `red${code('palette')}` }] } },
        styles: { css: `body{color:red}${code('css')}`, color: { text: `red${code('color')}`, background: '#654321' } },
      },
      site: { title: `Mine${code('title')}` },
      fonts: `body{display:none}@font-face{font-family:"Kept"}@font-face{src:url(${code('face')})}${code('fonts')}`,
    }
    await kept({ filtered: true })
    const { text } = await opened((await made(owner, sent)).token)
    // WordPress writes `</` in a style sheet in another way, so that what follows stays text.
    const outsideStyles = text.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    expect([...outsideStyles.matchAll(/<script[^>]*>alert/g)]).toEqual([])
    for (const words of ['Kept', '#654321', '@font-face{font-family:"Kept"}']) expect(text).toContain(words)
    expect(text).not.toContain('display:none}@font-face')
  })

  it('leaves nothing when the plugin is deleted', async () => {
    await withPlugin('left-over')
    const { token } = await made()
    expect((await owner.get('/left-over/v1/names')).body).toMatchObject({
      options: expect.arrayContaining([expect.stringMatching(/_linked_/)]) as unknown,
    })
    expect(await owner.post('/left-over/v1/forget')).toMatchObject({ status: 200 })
    expect((await owner.get('/left-over/v1/names')).body).toMatchObject({ options: [] })
    expect(await opened(token)).toMatchObject({ status: 404 })
    expect(await kept({ cron: true })).toMatchObject({ cron: false })
  })

  it('ends at five, until one is turned off', async () => {
    const five = []
    for (const _ of [1, 2, 3, 4, 5]) five.push(await made())
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'customize_your_store_many_links' } })
    await owner.delete(`${links}/${five[0]?.id}`)
    expect(await ask()).toMatchObject({ status: 200 })
  })

  it('takes no more than a design, and of that only what this person could save', async () => {
    expect(await ask(owner, { fonts: ' '.repeat(2_100_000) })).toMatchObject({ status: 413 })
    expect(await ask(owner, { home: 12 })).toMatchObject({ status: 400 })
    expect(await ask(owner, { request: undefined })).toMatchObject({ status: 400 })
    const { token } = await made(owner, { fonts: '</style><script>alert(1)</script>' })
    expect((await opened(token)).text).not.toContain('alert(1)')
  })
})
