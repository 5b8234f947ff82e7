import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { intoPlace, throwAwayUnfinished } from './into-place'
import { npmPack } from './npm-pack'
import { places } from './places'
import type { Log } from './progress'
import { UserError } from './user-error'
import { unpack } from './unpack'

/** The npm package that contains WordPress: one pinned release. */
const source = {
  spec: 'wp-studio@1.22.0',
  sha512: 'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
  bytes: 67_324_190,
  wordpress: '7.1.1',
} as const

/** The WordPress version that embedded stores run, and so do all tests. */
export const wordpressVersion = source.wordpress

/** Unpacked WordPress: core with its themes, and the translations that came with it. */
export type WordPressFiles = { readonly version: string; readonly core: string; readonly languages: string }

/** WordPress's files from the cache; downloads and verifies them first if they are missing. Safe to call from several processes. */
export const fetchWordPress = async (log: Log, cache = places.cache): Promise<WordPressFiles> => {
  const home = join(cache, `wordpress-${source.wordpress}`)
  await throwAwayUnfinished(cache)
  if (!existsSync(home)) await intoPlace(home, (made, workshop) => download(made, workshop, log))
  return { version: source.wordpress, core: join(home, 'wordpress'), languages: join(home, 'languages') }
}

const download = async (made: string, workshop: string, log: Log): Promise<void> => {
  log.say('WordPress is fetched once and kept in .store/cache.')
  const fetching = log.task('Downloading WordPress')
  const tarball = await npmPack(source.spec, source.bytes, workshop, (share) => fetching(Math.min(share, 0.99)))
  await check(tarball)
  fetching(1)
  await unpack(tarball, made, log.task('Unpacking WordPress  '))
}

const check = async (tarball: string): Promise<void> => {
  const hash = createHash('sha512')
  await pipeline(createReadStream(tarball), hash)
  if (hash.digest('base64') === source.sha512) return
  throw new UserError(`The package ${source.spec} that npm brought is not the one we know; nothing of it was used.`)
}
