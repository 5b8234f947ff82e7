import { mkdir, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { bootStore } from '../../store/boot'
import { admin, expired, memberWithRole, restore, visitor, type Client } from './support'
import { theStore } from './the-store'

beforeEach(restore)

describe('the embedded store', () => {
  it('is a real WordPress with Twenty Twenty-Four, under its own name', { tags: ['W-01'] }, async () => {
    const front = await visitor().page('/')
    expect(front.status).toBe(200)
    expect(await front.text()).toMatch(/themes\/twentytwentyfour\//)
    expect((await visitor().get('/')).body).toMatchObject({ name: 'Maple &amp; Moss' })
  })

  it('has pretty addresses, and the flow in its administration', { tags: ['W-01'] }, async () => {
    expect((await visitor().page('/sample-page/')).status).toBe(200)
    const flow = await (await admin()).page('/wp-admin/admin.php?page=customize-your-store')
    expect(flow.status).toBe(200)
    expect(await flow.text()).toContain('id="customize-your-store"')
  })

  it('knows its administrator, its members, and who is nobody', async () => {
    const owner = await admin()
    expect((await owner.get('/wp/v2/settings')).status).toBe(200)
    expect((await visitor().get('/wp/v2/settings')).status).toBe(401)
    expect((await (await memberWithRole('subscriber', owner)).get('/wp/v2/settings')).status).toBe(403)
    expect(await (await expired()).get('/wp/v2/settings')).toMatchObject({ status: 403, body: { code: nonceRefused } })
  })

  it('goes back to its clean state while it runs: database, uploads, themes', async () => {
    const owner = await admin()
    const content = join(theStore().folder, 'wp-content')
    await owner.post('/wp/v2/settings', { title: 'Another name' })
    await mkdir(join(content, 'themes', 'newcomer'), { recursive: true })
    await mkdir(join(content, 'uploads', 'late'), { recursive: true })
    await deleteTheme(owner, 'twentytwentythree')
    expect((await visitor().get('/')).body).toMatchObject({ name: 'Another name' })

    await restore()
    expect((await visitor().get('/')).body).toMatchObject({ name: 'Maple &amp; Moss' })
    await expect(stat(join(content, 'themes', 'newcomer'))).rejects.toThrow('ENOENT')
    await expect(stat(join(content, 'uploads', 'late'))).rejects.toThrow('ENOENT')
    expect((await stat(join(content, 'themes', 'twentytwentythree', 'style.css'))).isFile()).toBe(true)
  })

  it('is reachable from this computer alone, and by its own name alone', { tags: ['W-01'] }, async () => {
    const { url } = theStore()
    const { port } = new URL(url)
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
    await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow()
    expect(await statusFor(url, `elsewhere.example:${port}`)).toBe(403)
    expect((await visitor().page('/wp-content/database/.ht.sqlite')).status).toBe(404)
  })

  it('sends files without PHP, and again only when they have changed', async () => {
    const script = await visitor().page('/wp-includes/js/dist/data.min.js?ver=1')
    expect(script.headers.get('content-type')).toMatch('text/javascript')
    expect((await script.text()).length).toBe(Number(script.headers.get('content-length')))
    const again = { headers: { 'if-none-match': script.headers.get('etag') ?? '' } }
    expect((await visitor().page('/wp-includes/js/dist/data.min.js', again)).status).toBe(304)
    expect((await visitor().page('/wp-content/plugins/customize-your-store/customize-your-store.php')).status).not.toBe(
      304,
    )
    for (const path of ['/..%2f..%2fpackage.js', '/wp-includes/%2e%2e/%2e%2e/secret.js', '/wp-includes/none.js'])
      expect((await visitor().page(path)).status).toBe(404)
  })

  it('speaks Arabic when its owner wants it', async () => {
    await (await admin()).post('/wp/v2/settings', { language: 'ar' })
    expect(await (await visitor().page('/')).text()).toMatch(/<html dir="rtl" lang="ar"/)
  })

  it('serves nobody else’s folder: a second store in it is refused', async () => {
    await expect(bootStore({ folder: theStore().folder })).rejects.toThrow('A store is already running')
  })
})

// Helpers

const nonceRefused = 'rest_cookie_invalid_nonce'

// As the administration's own button does it.
const deleteTheme = async (owner: Client, slug: string): Promise<void> => {
  const themes = await (await owner.page('/wp-admin/themes.php')).text()
  const nonce = /"ajax_nonce":"(\w+)"/.exec(themes)?.[1] ?? ''
  const body = new URLSearchParams({ action: 'delete-theme', slug, _ajax_nonce: nonce })
  const answer = await owner.page('/wp-admin/admin-ajax.php', { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ success: true })
}

// `fetch` does not let a caller choose the host that it names.
const statusFor = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })
