/** The folder of a native store: WordPress, the shop, our plugin as it is built now, and the settings of the embedded store. */
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WordPressFiles } from '../../../store/files'
import { places } from '../../../store/places'
import { prepareSite } from '../../../store/site-folder'
import type { WooCommerce } from '../../../store/woocommerce-cache'

/** What a WordPress has written in an earlier run. */
const written = [
  'uploads',
  'fonts',
  'upgrade',
  'languages',
  'mu-plugins',
  'db.php',
  'object-cache.php',
  'plugins/bench-goods.php',
  'plugins/shopper-cost.php',
]

export type Site = { readonly wordpress: WordPressFiles; readonly woocommerce: WooCommerce; readonly plugin: boolean }

export const makeSite = async (folder: string, { wordpress, woocommerce, plugin }: Site): Promise<void> => {
  const content = join(folder, 'wp-content')
  await mkdir(folder, { recursive: true })
  await prepareSite(folder, wordpress, [])
  await Promise.all(written.map((name) => rm(join(content, name), { recursive: true, force: true })))
  await copyOnce(woocommerce.folder, join(content, 'plugins', 'woocommerce'), woocommerce.version)
  const own = join(content, 'plugins', 'customize-your-store')
  await rm(own, { recursive: true, force: true })
  if (plugin) await cp(places.plugin, own, { recursive: true })
  await mkdir(join(content, 'mu-plugins'), { recursive: true })
  await writeFile(join(content, 'mu-plugins', 'bench.php'), mustUse)
}

/**
 * wp-config.php; the addresses are fixed, since WordPress would take them from the installation's request, and no two keys are alike, since
 * WordPress would take others from the database.
 */
export const writeConfig = (folder: string, url: string, database: string): Promise<void> =>
  writeFile(
    join(folder, 'wp-config.php'),
    `<?php
${database}
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].map((key) => `define( '${key}_KEY', '${key} key' ); define( '${key}_SALT', '${key} salt' );`).join('\n')}
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`,
  )

/** The first settings are those of the embedded store, so that what is measured on one can be compared with the other. */
const mustUse = `<?php
add_filter( 'should_load_remote_block_patterns', '__return_false' );
require '${join(places.mustUse, 'parts', 'first-time.php')}';
require '${join(places.mustUse, 'parts', 'woocommerce.php')}';
`

const copyOnce = async (from: string, to: string, version: string): Promise<void> => {
  const stamp = join(to, '.version')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === version) return
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  await writeFile(stamp, version)
}

export const ownFile = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url))
