import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootStore } from '../../store/boot'
import { chooseEngine, type Engine } from '../../store/engine'
import { silent } from '../../store/progress'
import { findNewest } from '../../store/woocommerce'

/** A new WordPress to check in. */
export type CheckStore = {
  readonly about: string
  readonly url: string
  readonly plugins: string
  readonly stop: () => Promise<void>
}

/** On this computer's PHP with MariaDB and WooCommerce, where these can be had; undefined elsewhere. */
export const openComplete = async (): Promise<CheckStore | undefined> => {
  const choice = await chooseEngine({ engine: 'php', database: 'mariadb' }).catch(() => undefined)
  const woocommerce = choice && (await findNewest(silent))
  if (choice === undefined || woocommerce === undefined) return undefined
  return open(`PHP with MariaDB and WooCommerce ${woocommerce.version}`, choice.engine, woocommerce.folder)
}

/** Everywhere, but on SQLite, which cannot run the checks that load pages. */
export const openEmbedded = (): Promise<CheckStore> => open('embedded store', { kind: 'wasm' })

const open = async (about: string, engine: Engine, woocommerce?: string): Promise<CheckStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'plugin-check-'))
  const { url, stop } = await bootStore({ folder, engine, plugin: false, ...(woocommerce && { woocommerce }) })
  const stopAndForget = async (): Promise<void> => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  const content = join(folder, 'wp-content')
  if (woocommerce !== undefined) await copyFile(mustUse, join(content, 'own-must-use.php'))
  return { about, url, plugins: join(content, 'plugins'), stop: stopAndForget }
}

const mustUse = fileURLToPath(new URL('must-use.php', import.meta.url))
