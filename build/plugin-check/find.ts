import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { unzipSync } from 'fflate'
import { intoPlace } from '../../store/into-place'
import { UserError } from '../../store/user-error'
import { wooCommerceCache } from '../../store/woocommerce-cache'
import { wordpressOrg } from '../../store/woocommerce-download'

/** The user's cache of Plugin Check, beside that of WooCommerce. */
export const pluginCheckCache = (): string => join(dirname(wooCommerceCache()), 'plugin-check')

/**
 * The folder of WordPress.org's Plugin Check: the given folder, or that of a given zip file; else the one in the cache; else the newest
 * from wordpress.org, which goes into the cache.
 */
export const findPluginCheck = async (
  what: string | undefined,
  cache = pluginCheckCache(),
  from = wordpressOrg,
): Promise<string> => {
  if (what !== undefined) return given(resolve(what), cache)
  if (existsSync(join(cache, 'plugin.php'))) return cache
  return unpacked(await download(`${from}/plugin/plugin-check.zip`), cache)
}

const given = async (path: string, cache: string): Promise<string> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new UserError(`There is no folder and no zip file at ${path}.`)
  return found.isDirectory() ? complete(path) : unpacked(await readFile(path), cache)
}

/** Of a checkout, the libraries are missing that Composer installs: half of the checks would not run. */
const complete = (folder: string): string => {
  if (!existsSync(join(folder, 'plugin.php'))) throw new UserError(`There is no Plugin Check in ${folder}.`)
  if (!existsSync(join(folder, 'vendor', 'autoload.php')))
    throw new UserError(
      `The Plugin Check in ${folder} is incomplete: run "composer install" there, or give the released zip file.`,
    )
  return folder
}

const download = async (url: string): Promise<Uint8Array> => {
  const { host } = new URL(url)
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw new UserError(`Plugin Check cannot be downloaded: ${host} does not answer. ${advice}`)
  })
  if (!answer.ok)
    throw new UserError(`Plugin Check cannot be downloaded: ${host} answers with ${answer.status}. ${advice}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Milliseconds for some five megabytes. */
const timeout = 60_000

const advice =
  'Nothing was checked. Give a folder or zip file of it: npm run plugin-check -- --plugin-check <folder|zip>'

const unpacked = async (zip: Uint8Array, cache: string): Promise<string> => {
  const files = Object.entries(contentOf(zip))
  await intoPlace(cache, async (made) => {
    for (const [name, bytes] of files) {
      const target = resolve(made, name.split('/').slice(1).join('/'))
      if (name.endsWith('/') || !target.startsWith(made + sep)) continue
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, bytes)
    }
  })
  return complete(cache)
}

const contentOf = (zip: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(zip)
  } catch {
    throw new UserError('The zip file of Plugin Check is damaged or incomplete; nothing was checked.')
  }
}
