import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { bootStore, type Store } from '../../store/boot'
import { places } from '../../store/places'
import { newVisit, screenshot } from './support'
import { realTrouble } from './support/visit'
import { watch, type Watched } from './support/watch'
import { inDesigner } from './walk-support'

/** The real one under test, if there is one; otherwise a small shop stands in. */
const woocommerce = process.env['WOOCOMMERCE_UNDER_TEST']

describe('a WordPress that has never seen the plugin', () => {
  let folder: string
  let zip: string
  let url: string
  let page: Page
  let watched: Watched
  let stop: Store['stop'] = () => Promise.resolve()
  const content = (...path: readonly string[]) => join(folder, 'site', 'wp-content', ...path)
  const plugin = (...path: readonly string[]) => content('plugins', 'customize-your-store', ...path)

  beforeAll(async () => {
    folder = await mkdtemp(join(places.state, 'zip-'))
    zip = join(folder, 'customize-your-store.zip')
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/zip/index.ts', zip])
    ;({ url, stop } = await bootStore({
      folder: join(folder, 'site'),
      plugin: false,
      ...(woocommerce && { woocommerce }),
    }))
    const visit = await newVisit({ reducedMotion: true, keep: true })
    page = visit.page
    // The embedded store logs in who brings no cookie, and cookies do not know of ports.
    await visit.context.clearCookies()
    // The visit watches the store of all tests; this one is another.
    watched = watch(visit.context, url)
    // A WooCommerce that is new to a store has told what it misses; that is not the plugin's.
    await rm(content('debug.log'), { force: true })
  })

  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('[W-05] installs the zip by its own upload form and activates it', async () => {
    await page.goto(`${url}/wp-admin/plugins.php`)
    expect(await page.locator('tr[data-plugin^="customize-your-store/"]').count()).toBe(0)
    await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`)
    await page.locator('#pluginzip').setInputFiles(zip)
    await page.getByRole('button', { name: 'Install Now' }).click()
    await page.getByText('Plugin installed successfully.').waitFor({ timeout: 60_000 })
    await screenshot(page, 'zip-installed')
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    const row = page.locator('tr[data-plugin="customize-your-store/customize-your-store.php"]')
    await row.getByText(`Version ${version}`).waitFor()
    expect(await row.getAttribute('class')).toMatch(/\bactive\b/)
    await screenshot(page, 'zip-activated')
  })

  it('[W-05] has nothing of it but what WordPress needs', async () => {
    const names = await readdir(plugin(), { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['readme.txt', join('build', 'main.asset.php')]))
    // WordPress.org wants the source beside what was made of it.
    const needed = names.filter((name) => !name.startsWith('source'))
    expect(needed.filter((name) => /\.(map|tsx?|po|pot|md)$|\btests?\b|node_modules/.test(name))).toEqual([
      join('build', 'licenses.md'),
    ])
    expect(await readFile(plugin('readme.txt'), 'utf8')).toContain(`Stable tag: ${version}\n`)
  })

  it('[W-05] goes from its menu through the intro and the set-up into the designer', async () => {
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

  it('[W-05] complains of nothing meanwhile, in the browser or in PHP', async () => {
    expect(watched.console.filter((line) => !realTrouble.some((known) => known.test(line)))).toEqual([])
    const log = await readFile(content('debug.log'), 'utf8').catch(() => '')
    expect(log).toBe('')
  })
})
