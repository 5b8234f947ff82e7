import { zipSync, type Zippable } from 'fflate'
import type { Files } from './contents'

/** The folder in the zip; WordPress names the installed plugin after it. */
export const root = 'customize-your-store'

// A zip's metadata must not depend on when and where it was made. Zips store local time and start in 1980.
const always = { level: 9, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16 } as const

/** The zip's bytes: always the same for the same files. */
export const pack = (files: Files): Uint8Array => {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const entries: Zippable = Object.fromEntries(sorted.map(([path, bytes]) => [`${root}/${path}`, bytes]))
  return zipSync(entries, always)
}
