import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { intoPlace } from './into-place'
import type { Progress } from './progress'
import { UserError } from './user-error'
import { versionIn, wooCommerceIn, type WooCommerce } from './woocommerce-cache'

/** Copies a WooCommerce into the cache, unless its version is already there. */
export const keepFolder = async ({ version, folder }: WooCommerce, cache: string): Promise<void> => {
  if (await wooCommerceIn(join(cache, version))) return
  await intoPlace(join(cache, version), (made) =>
    cp(folder, made, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: (path) => !isWork(path) }),
  )
}

// Part of a developer's checkout, but not needed in a shop.
const isWork = (path: string): boolean => ['.git', 'node_modules'].includes(basename(path))

/** Unpacks a zip file into the cache under its version, unless the same file is already there. */
export const keepZip = async (zip: Uint8Array, cache: string, progress: Progress): Promise<WooCommerce> => {
  const version = versionInZip(zip)
  const folder = join(cache, version)
  const hash = sha256(zip)
  if ((await wooCommerceIn(folder)) === undefined || (await rememberedHash(version, cache)) !== hash) {
    await intoPlace(folder, (made) => unpackInto(made, zip, progress))
    await writeFile(hashFile(version, cache), hash)
  }
  progress(1)
  return { version, folder }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The hash of the zip file from which a version was unpacked; undefined if there is none, or it was not written completely. */
export const rememberedHash = async (version: string, cache: string): Promise<string | undefined> => {
  const hash = await readFile(hashFile(version, cache), 'utf8').catch(() => '')
  return hash.length === 64 ? hash : undefined
}

const hashFile = (version: string, cache: string): string => join(cache, `${version}.sha256`)

// All files of the plugin's zip are in one folder, `woocommerce/`.
const mainFile = /^[^/]+\/woocommerce\.php$/

const versionInZip = (zip: Uint8Array): string => {
  const [main] = Object.values(unzipped(zip, (name) => mainFile.test(name)))
  const version = main && versionIn(strFromU8(main))
  if (version === undefined)
    throw new UserError('There is no WooCommerce in the zip file: its file woocommerce.php is missing.')
  return version
}

const unzipped = (zip: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> => {
  try {
    return unzipSync(zip, { filter: ({ name }) => wanted(name) })
  } catch {
    throw new UserError('The zip file is damaged or incomplete; nothing of it was used.')
  }
}

const unpackInto = async (made: string, zip: Uint8Array, progress: Progress): Promise<void> => {
  const files = Object.entries(unzipped(zip, (name) => !name.endsWith('/')))
  const known = new Set<string>()
  for (const [index, [name, bytes]] of files.entries()) {
    const target = resolve(made, name.split('/').slice(1).join('/'))
    if (!target.startsWith(made + sep)) continue
    const parent = dirname(target)
    if (!known.has(parent)) await mkdir(parent, { recursive: true })
    known.add(parent)
    await writeFile(target, bytes)
    progress((index / files.length) * 0.99)
  }
}
