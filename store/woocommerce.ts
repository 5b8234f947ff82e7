import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Log } from './progress'
import { UserError } from './user-error'
import { cachedWooCommerces, wooCommerceCache, wooCommerceIn, type WooCommerce } from './woocommerce-cache'
import { downloadWooCommerce, newest, wordpressOrg } from './woocommerce-download'
import { keepFolder, keepZip } from './woocommerce-keep'

/**
 * Finds a real WooCommerce by folder, zip file or name: `woocommerce@9.4.3`, `9.4.3`, or `woocommerce` for the newest one we know. A name
 * is looked up in the cache, then on wordpress.org. Anything found is added to the cache; a folder is used in place.
 */
export const findWooCommerce = async (
  what: string,
  log: Log,
  cache = wooCommerceCache(),
  from = wordpressOrg,
): Promise<WooCommerce> => {
  const path = resolve(what)
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) return givenFolder(path, cache)
  if (found) return keepZip(await readFile(path), cache, log.task('Unpacking WooCommerce'))
  const version =
    /^(?:woocommerce@)?(\d[\w.-]*)$/.exec(what)?.[1] ?? (what === 'woocommerce' ? newest.version : undefined)
  if (version === undefined) throw new UserError(`There is no folder and no zip file at ${path}.`)
  return (await wooCommerceIn(join(cache, version))) ?? released(version, log, cache, from)
}

/**
 * The newest WooCommerce we know, or, if it is unavailable, the newest in the cache. Undefined if there is none; this is reported in one
 * line.
 */
export const findNewest = async (
  log: Log,
  cache = wooCommerceCache(),
  from = wordpressOrg,
): Promise<WooCommerce | undefined> => {
  try {
    return await findWooCommerce('woocommerce', log, cache, from)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const kept = (await cachedWooCommerces(cache)).at(-1)
    const instead = kept ? `WooCommerce ${kept.version} from the cache runs.` : 'A small shop stands in for it.'
    log.say(`${error.message} ${instead}`)
    return kept
  }
}

const givenFolder = async (folder: string, cache: string): Promise<WooCommerce> => {
  const given = await wooCommerceIn(folder)
  if (given === undefined)
    throw new UserError(
      `There is no WooCommerce in ${folder}: its file woocommerce.php is missing, or names no version.`,
    )
  await keepFolder(given, cache)
  return given
}

const released = async (version: string, log: Log, cache: string, from: string): Promise<WooCommerce> => {
  const zip = await downloadWooCommerce(version, log, cache, from)
  const kept = await keepZip(zip, cache, log.task('Unpacking WooCommerce'))
  if (kept.version === version) return kept
  throw new UserError(`wordpress.org sent WooCommerce ${kept.version} when it was asked for ${version}.`)
}
