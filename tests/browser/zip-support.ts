/** A WordPress without the plugin, in which zips of it are installed by WordPress's own upload form. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { bootStore } from '../../store/boot'
import { places } from '../../store/places'
import { newVisit } from './support'
import { watch, type Watched } from './support/watch'

/** The real one under test, if there is one; otherwise a small shop stands in. */
export const woocommerce = process.env['WOOCOMMERCE_UNDER_TEST']

export type BareStore = {
  readonly url: string
  readonly page: Page
  readonly watched: Watched
  /** The zip of the plugin as it is now. */
  readonly zip: string
  /** A path in the folder wp-content. */
  readonly content: (...path: readonly string[]) => string
  readonly stop: () => Promise<void>
}

export const openBareStore = async (): Promise<BareStore> => {
  const folder = await mkdtemp(join(places.state, 'zip-'))
  const content = (...path: readonly string[]) => join(folder, 'site', 'wp-content', ...path)
  const zip = join(folder, 'customize-your-store.zip')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/zip/index.ts', zip])
  const store = await bootStore({
    folder: join(folder, 'site'),
    plugin: false,
    languages: ['de_DE'],
    ...(woocommerce && { woocommerce }),
  })
  const { page, context } = await newVisit({ keep: true })
  // The embedded store logs in who brings no cookie, and cookies do not know of ports.
  await context.clearCookies()
  // The visit watches the store of all tests; this one is another.
  const watched = watch(context, store.url)
  // A WooCommerce that is new to a store has told what it misses; that is not the plugin's.
  await rm(content('debug.log'), { force: true })
  const stop = async () => {
    await store.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
  return { url: store.url, page, watched, zip, content, stop }
}

/** Hands the zip in by the form, and waits for what WordPress says then. */
export const handIn = async ({ url, page }: BareStore, zip: string, says: string): Promise<void> => {
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`)
  await page.locator('#pluginzip').setInputFiles(zip)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByText(says).first().waitFor({ timeout: 60_000 })
}

/** The same zip, which says that it needs another version; beside it. */
export const needing = async (zip: string, what: 'PHP' | 'at least', version: string): Promise<string> => {
  const main = 'customize-your-store/customize-your-store.php'
  const files = unzipSync(await readFile(zip))
  const told = strFromU8(files[main] ?? new Uint8Array()).replace(
    new RegExp(`Requires ${what}: .*`),
    `Requires ${what}: ${version}`,
  )
  const changed = zip.replace(/\.zip$/, `-${what.replace(' ', '-')}.zip`)
  await writeFile(changed, zipSync({ ...files, [main]: strToU8(told) }, { level: 1 }))
  return changed
}

/** The installed plugin is in the folder of must-use plugins instead, of which WordPress loads only files: one of them loads it. */
export const becomeMustUse = async ({ url, page, content }: BareStore): Promise<void> => {
  await page.goto(`${url}/wp-admin/plugins.php`)
  await page.locator('#deactivate-customize-your-store').click()
  await page.getByText('Plugin deactivated.').waitFor()
  const load = (path: string) => `<?php\nrequire_once ${path};\n`
  await mkdir(content('must-use'))
  await cp(content('plugins', 'customize-your-store'), content('must-use', 'customize-your-store'), { recursive: true })
  await writeFile(
    content('must-use', 'load-customize-your-store.php'),
    load("__DIR__ . '/customize-your-store/customize-your-store.php'"),
  )
  // The embedded store's own are mounted where they would be otherwise.
  await writeFile(content('must-use', 'embedded-store.php'), load("WP_CONTENT_DIR . '/mu-plugins/embedded-store.php'"))
  const config = content('..', 'wp-config.php')
  const constants = `define( 'WPMU_PLUGIN_DIR', __DIR__ . '/wp-content/must-use' );\ndefine( 'WPMU_PLUGIN_URL', '${url}/wp-content/must-use' );\n`
  await writeFile(config, (await readFile(config, 'utf8')).replace('<?php', `<?php\n${constants}`))
}
