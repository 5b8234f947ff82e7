import { zipSync, type Zippable } from 'fflate'
import type { Files } from './contents'

/** The folder in the zip: WordPress gives the installed plugin its name. */
export const root = 'customize-your-store'

// What a zip says of a file beside its bytes must not depend on when and where it was made. Zips keep local time and begin in 1980.
const always = { level: 9, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16 } as const

/** The zip's bytes: the same for the same files, whoever packs them and when. */
export const pack = (files: Files): Uint8Array => {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const entries: Zippable = Object.fromEntries(sorted.map(([path, bytes]) => [`${root}/${path}`, bytes]))
  return zipSync(entries, always)
}
