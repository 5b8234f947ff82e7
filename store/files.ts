import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { npmPack } from './npm-pack'
import { places } from './places'
import type { Log } from './progress'
import { Trouble } from './trouble'
import { unpack } from './unpack'

/** The npm package that carries WordPress: the one release of it that we know. */
const source = {
  spec: 'wp-studio@1.22.0',
  sha512: 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
  bytes: 67_324_190,
  wordpress: '7.1.1',
} as const

/** The WordPress that embedded stores run, and with them every test. */
export const wordpressVersion = source.wordpress

/** Unpacked WordPress: the core with its themes, and the translations that came with it. */
export type WordPressFiles = { readonly version: string; readonly core: string; readonly languages: string }

/** WordPress's files from the cache, downloaded and checked first if they are not there. Safe to call from several processes. */
export const fetchWordPress = async (log: Log, cache = places.cache): Promise<WordPressFiles> => {
  const home = join(cache, `wordpress-${source.wordpress}`)
  if (!existsSync(home)) await download(home, cache, log)
  return { version: source.wordpress, core: join(home, 'wordpress'), languages: join(home, 'languages') }
}

const download = async (home: string, cache: string, log: Log): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const workshop = await mkdtemp(join(cache, 'unpacking-'))
  try {
    log.say('WordPress is fetched once and kept in .store/cache.')
    const fetching = log.task('Downloading WordPress')
    const tarball = await npmPack(source.spec, source.bytes, workshop, (share) => fetching(Math.min(share, 0.99)))
    await check(tarball)
    fetching(1)
    await unpack(tarball, join(workshop, 'files'), log.task('Unpacking WordPress  '))
    await moveInto(home, join(workshop, 'files'))
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

const check = async (tarball: string): Promise<void> => {
  const hash = createHash('sha512')
  await pipeline(createReadStream(tarball), hash)
  if (hash.digest('base64') === source.sha512) return
  throw new Trouble(`The package ${source.spec} that npm brought is not the one we know; nothing of it was used.`)
}

// Renaming is all or nothing, so a folder with the final name is complete. Somebody else may have been faster: theirs is as good.
const moveInto = (home: string, files: string): Promise<void> =>
  rename(files, home).catch((error: unknown) => {
    if (!existsSync(home)) throw error
  })
