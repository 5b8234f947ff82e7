/**
 * What WordPress answered once, for the screens that are shown without it. It is made on the first run and kept in the cache, by the
 * version of WordPress and by the PHP that answered. It is not in the repository: it is 1.5 MB of what WordPress itself says, and a store
 * that needs nothing but Node makes it in less than half a minute.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordpressVersion } from '../../../store/files'
import { places } from '../../../store/places'

export type RecordedAnswer = {
  readonly status: number
  readonly body: unknown
  /** Those that clients look at: `allow`, `link`, and how much there is in all. */
  readonly headers: Readonly<Record<string, string>>
}

export type Recording = {
  /** The administrator's. */
  readonly nonce: string
  /** Pages and other texts by their address. */
  readonly texts: Readonly<Record<string, { readonly type: string; readonly text: string }>>
  /** By method and path, the path's arguments in order (`keyOf`). */
  readonly rest: Readonly<Record<string, RecordedAnswer>>
  /** What core's blocks read, as the plugin knows it (plugin/src/routes/reads.php). */
  readonly ofBlocks: { readonly paths: readonly string[]; readonly rights: readonly string[] }
  /** The sample products, with the pictures that they show. */
  readonly samples: readonly { readonly product: Entity; readonly picture: Entity }[]
}

export type Entity = Readonly<Record<string, unknown>>

/** Stands for the address of the store that was recorded. */
export const recordedOrigin = 'http://recorded.store'

/** One spelling of each request: WordPress does not care in which order arguments come, or how they are encoded. */
export const keyOf = (method: string, path: string): string => {
  const url = new URL(path, recordedOrigin)
  url.searchParams.delete('_locale')
  url.searchParams.sort()
  return `${method} ${decodeURIComponent(url.pathname)}${decodeURIComponent(url.search)}`
}

/** Where the recording is that this PHP made, or will be. */
export const recordingFile = (): string =>
  join(places.cache, 'recordings', `${wordpressVersion}-${fingerprint()}`, 'recording.json')

export const isRecorded = (): boolean => existsSync(recordingFile())

/** The recording, as a store at this address would have answered. */
export const recordingFor = (origin: string): Recording => {
  const text = readFileSync(recordingFile(), 'utf8')
  return JSON.parse(
    text.replaceAll(recordedOrigin, origin).replaceAll(encodeURIComponent(recordedOrigin), encodeURIComponent(origin)),
  ) as Recording
}

/** All that decides what the store answers: its PHP, what is recorded of it, and which scripts the built client needs. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const folder of [join(places.plugin, 'src'), join(places.plugin, 'patterns'), places.standIn, places.mustUse])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.php')) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  for (const name of ['recorded-paths.ts', 'record.ts'])
    hash.update(readFileSync(join(places.project, 'tests', 'screen', 'store', name)))
  for (const name of ['main', 'designer']) hash.update(built(name).dependencies.join())
  return hash.digest('hex').slice(0, 16)
}

/** What a build says about itself (build/write-asset-files.ts). */
export const built = (
  name: string,
): {
  readonly file: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly dependencies: readonly string[]
} => {
  const text = readFileSync(join(places.plugin, 'build', `${name}.asset.php`), 'utf8')
  const list = (field: string) =>
    [...(new RegExp(`'${field}' => array\\((.*)\\)`).exec(text)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(
      ([, one = '']) => one,
    )
  return {
    file: /'file' => '([^']*)'/.exec(text)?.[1] ?? '',
    styles: list('styles'),
    modules: list('modules'),
    dependencies: list('dependencies'),
  }
}
