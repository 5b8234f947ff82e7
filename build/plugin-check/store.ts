import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '../../bench/stores/native'
import { lackOfMariaDb } from '../../bench/stores/native/mariadb'
import { findPhp } from '../../bench/stores/native/php'
import { bootStore } from '../../store/boot'
import { fetchWordPress } from '../../store/files'
import { silent } from '../../store/progress'
import { findNewest } from '../../store/woocommerce'

/** A new WordPress to check in. */
export type CheckStore = {
  readonly about: string
  readonly url: string
  readonly plugins: string
  readonly stop: () => Promise<void>
}

/** On this machine's PHP with MariaDB and WooCommerce, where these can be had; undefined elsewhere. */
export const openNative = async (): Promise<CheckStore | undefined> => {
  const php = await findPhp().catch(() => undefined)
  if (php === undefined || (await lackOfMariaDb(php)) !== null) return undefined
  const woocommerce = await findNewest(silent)
  if (woocommerce === undefined) return undefined
  const site = { wordpress: await fetchWordPress(silent), woocommerce, plugin: false }
  const { about, url, content, stop } = await startSite('plugin-check', site, php, 'mariadb', silent)
  const plugins = join(content ?? '', 'plugins')
  await rm(join(plugins, 'plugin-check'), { recursive: true, force: true })
  await copyFile(mustUse, join(plugins, '..', 'mu-plugins', 'plugin-check.php'))
  return { about, url, plugins, stop }
}

const mustUse = fileURLToPath(new URL('must-use.php', import.meta.url))

/** Everywhere, but on SQLite, which cannot run the checks that load pages. */
export const openEmbedded = async (): Promise<CheckStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'plugin-check-'))
  const { url, stop } = await bootStore({ folder, plugin: false })
  const stopAndForget = async (): Promise<void> => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { about: 'embedded store', url, plugins: join(folder, 'wp-content', 'plugins'), stop: stopAndForget }
}
