import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { unzipSync } from 'fflate'
import { places } from './places'
import type { Log } from './progress'
import { Trouble } from './trouble'

/** The folder of a real WooCommerce, from a folder, a zip file, or a name on wordpress.org (`woocommerce@9.4.3`). */
export const findWooCommerce = async (what: string, log: Log, cache = places.cache): Promise<string> => {
  const path = resolve(what)
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) return checked(path)
  if (found)
    return checked(await unzip(await readFile(path), join(cache, `${basename(path, '.zip')}-${found.mtimeMs}`)))
  if (!/^[a-z0-9-]+(@[\w.-]+)?$/.test(what)) throw new Trouble(`There is no folder and no zip file at ${path}.`)
  const home = join(cache, what.replace('@', '.'))
  return checked(existsSync(home) ? join(home, 'woocommerce') : await unzip(await download(what, log), home))
}

const download = async (name: string, log: Log): Promise<Uint8Array> => {
  const url = `https://downloads.wordpress.org/plugin/${name.replace('@', '.')}.zip`
  log.say(`Downloading ${url}`)
  const answer = await fetch(url).catch(() => {
    throw new Trouble(`${url} cannot be reached. Connect to the internet, or give a folder or a zip file instead.`)
  })
  if (!answer.ok) throw new Trouble(`wordpress.org has no ${url} (${answer.status}).`)
  return new Uint8Array(await answer.arrayBuffer())
}

// Unpacked beside its place and renamed, so that a folder in its place is complete.
const unzip = async (zip: Uint8Array, home: string): Promise<string> => {
  const folder = join(home, 'woocommerce')
  if (existsSync(folder)) return folder
  await mkdir(dirname(home), { recursive: true })
  const workshop = await mkdtemp(`${home}-`)
  try {
    for (const [name, bytes] of Object.entries(unzipSync(zip))) {
      const target = resolve(workshop, name)
      if (name.endsWith('/') || !target.startsWith(workshop + sep)) continue
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, bytes)
    }
    await rename(workshop, home)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
  return folder
}

const checked = (folder: string): string => {
  if (existsSync(join(folder, 'woocommerce.php'))) return folder
  throw new Trouble(`There is no WooCommerce in ${folder}: its file woocommerce.php is missing.`)
}
