import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'

/** An unpacked WooCommerce: its version, and the folder with woocommerce.php. */
export type WooCommerce = { readonly version: string; readonly folder: string }

/** The user's cache of WooCommerces, one folder per version, shared by all checkouts of the project. */
export const wooCommerceCache = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'customize-your-store', 'woocommerce')

/** Every WooCommerce in the cache, oldest first. Partial copies are ignored: a complete folder is named after its version. */
export const cachedWooCommerces = async (cache = wooCommerceCache()): Promise<readonly WooCommerce[]> => {
  const names = await readdir(cache).catch(() => [])
  const found = await Promise.all(names.map((name) => wooCommerceIn(join(cache, name))))
  return found
    .filter((one) => one !== undefined)
    .filter(({ version, folder }) => version === basename(folder))
    .sort(byVersion)
}

/** The WooCommerce in a folder, with the version from its main file's header; undefined if there is none. */
export const wooCommerceIn = async (folder: string): Promise<WooCommerce | undefined> => {
  const main = join(folder, 'woocommerce.php')
  if (!existsSync(main)) return undefined
  const version = versionIn(await readFile(main, 'utf8'))
  return version === undefined ? undefined : { version, folder }
}

/** The version in the header of a plugin's main file. It becomes a folder's name, so it must not contain a path. */
export const versionIn = (source: string): string | undefined => /^ \* Version:\s*(\d[\w.-]*)\s*$/m.exec(source)?.[1]

const byVersion = (a: WooCommerce, b: WooCommerce): number =>
  a.version.localeCompare(b.version, 'en', { numeric: true })
