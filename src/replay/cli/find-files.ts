/** The recordings in the places that were named: files as they are, folders with all that is in them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn, type Shard } from '../shard'
import { recordingName } from './text-file'

export type Found = { readonly files: readonly string[]; readonly missing: readonly string[] }

/** A file that was named is read whatever it is called. */
export const findFiles = (places: readonly string[], shard: Shard | null): Found => {
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
