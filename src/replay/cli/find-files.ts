/** Finds the recordings in the given places: files, and folders with everything in them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn, type Shard } from '../shard'
import { recordingName } from './text-file'

export type FoundFiles = { readonly files: readonly string[]; readonly missing: readonly string[] }

/** A file that is named explicitly is read whatever its extension. */
export const findFiles = (places: readonly string[], shard: Shard | null): FoundFiles => {
  const missing = places.filter((place) => !existsSync(place))
  const files = places.filter((place) => existsSync(place)).flatMap(filesIn)
  return { files: namesIn(shard ?? { index: 1, of: 1 }, files), missing }
}

const filesIn = (place: string): readonly string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => recordingName.test(name))
        .map((name) => join(place, name))
    : [place]
