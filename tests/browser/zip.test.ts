// @module-tag all
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { loginOf } from '../store/login'
import { clientOf } from '../store/support'
import { screenshot } from './support'
import { realTrouble } from './support/visit'
import { at, inDesigner } from './walk-support'
import { becomeMustUse, handIn, needing, openBareStore, woocommerce, type BareStore } from './zip-support'

describe('a WordPress that has never seen the plugin', () => {
  let store: BareStore

  beforeAll(async () => {
    store = await openBareStore()
  })

  afterAll(() => store.stop())

  it.each([
    ['PHP', 'The PHP version on your server is'],
    ['at least', 'Your WordPress version is'],
  ] as const)(
    'says in its own words that it is too old, where the plugin requires a newer %s',
    { tags: ['all', 'W-05'] },
    async (what, says) => {
      const { page, zip, content } = store
      await handIn(store, await needing(zip, what, '99.0'), says)
      expect(await page.getByText('requires 99.0').count()).toBe(1)
      expect(await readdir(content('plugins'))).not.toContain('customize-your-store')
    },
  )

  it('installs the zip by its own upload form and activates it', { tags: ['more', 'W-05'] }, async () => {
    const { url, page, zip } = store
    await page.goto(`${url}/wp-admin/plugins.php`)
    expect(await page.locator('tr[data-plugin^="customize-your-store/"]').count()).toBe(0)
    await handIn(store, zip, 'Plugin installed successfully.')
    await screenshot(page, 'zip-installed')
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    const row = page.locator('tr[data-plugin="customize-your-store/customize-your-store.php"]')
    await row.getByText(`Version ${version}`).waitFor()
    expect(await row.getAttribute('class')).toMatch(/\bactive\b/)
    await screenshot(page, 'zip-activated')
  })

  it('has nothing of it but what WordPress needs', { tags: ['W-05'] }, async () => {
    const plugin = store.content('plugins', 'customize-your-store')
    const names = await readdir(plugin, { recursive: true })
    const german = join('build', 'languages', 'customize-your-store-de_DE.l10n.php')
    expect(names).toEqual(expect.arrayContaining(['readme.txt', join('build', 'main.asset.php'), german]))
    // WordPress.org wants the source beside what was made of it.
    const needed = names.filter((name) => !name.startsWith('source'))
    expect(needed.filter((name) => /\.(map|tsx?|po|pot|md)$|\btests?\b|node_modules/.test(name))).toEqual([
      join('build', 'licenses.md'),
    ])
    expect(await readFile(join(plugin, 'readme.txt'), 'utf8')).toContain(`Stable tag: ${version}\n`)
  })

  it('goes from its menu through the intro and the set-up into the designer', { tags: ['more', 'W-05'] }, async () => {
    const { page, watched } = store
    if (woocommerce) await page.locator('#toplevel_page_woocommerce').hover()
    await page.getByRole('link', { name: 'Customize your store' }).first().click()
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    await screenshot(page, 'zip-intro')
    await page.getByRole('button', { name: 'Start designing' }).click()
    await inDesigner(page)
    await screenshot(page, 'zip-designer')
    expect(watched.requests.map((request) => request.url)).toContainEqual(
      expect.stringMatching(/\/wp-content\/plugins\/customize-your-store\/build\/designer-[\w-]+\.js$/),
    )
  })

  it('complains of nothing meanwhile, in the browser or in PHP', { tags: ['W-05'] }, async () => {
    const { watched, content } = store
    expect(watched.console.filter((line) => !realTrouble.some((known) => known.test(line)))).toEqual([])
    const log = await readFile(content('debug.log'), 'utf8').catch(() => '')
    expect(log).toBe('')
  })

  it(
    'works as a must-use plugin as well, which WordPress loads before any shop',
    { tags: ['all', 'W-05'] },
    async () => {
      const { url, page } = store
      await becomeMustUse(store)
      // PHP looks every two seconds whether a file is another one now.
      const listed = async () => {
        await page.goto(`${url}/wp-admin/plugins.php?plugin_status=mustuse`)
        return page.getByText('load-customize-your-store.php').count()
      }
      await expect.poll(listed).toBe(1)
      await page.goto(`${url}${at('assembler-hub')}`)
      await inDesigner(page)
      const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(scripts).toContainEqual(
        expect.stringMatching(/\/must-use\/customize-your-store\/build\/designer-[\w-]+\.js$/),
      )
    },
  )

  it('complains of nothing then either', { tags: ['all', 'W-05'] }, async () => {
    const { watched, content } = store
    expect(watched.console.filter((line) => !realTrouble.some((known) => known.test(line)))).toEqual([])
    expect(await readFile(content('debug.log'), 'utf8').catch(() => '')).toBe('')
  })

  it(
    'given a must-use plugin and a site in German, then what PHP writes is in German',
    { tags: ['all', 'W-05', 'W-04'] },
    async () => {
      const { url, page } = store
      const owner = clientOf(await loginOf(url, 'admin', 'password'), url)
      await owner.post('/wp/v2/settings', { language: 'de_DE' })
      await page.goto(`${url}/wp-admin/plugins.php`)
      expect(await page.locator('#adminmenu').textContent()).toContain('Passe deinen Shop an')
    },
  )
})
