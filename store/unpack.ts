import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { x } from 'tar'
import type { Progress } from './progress'

// Playground brings everything else (PHP and the SQLite driver); the tarball's other folders are not unpacked.
const wanted = /^package\/dist\/cli\/wp-files\/latest\/(wordpress|languages)\//

/** Unpacks `wordpress` and `languages` from the tarball into the folder. */
export const unpack = async (tarball: string, folder: string, progress: Progress): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const { size } = await stat(tarball)
  let read = 0
  const bytes = createReadStream(tarball).on('data', (chunk) => progress(((read += chunk.length) / size) * 0.99))
  // The package's dates are in 1985; noMtime keeps the time of unpacking, by which caches detect changes. Strict, since a file that
  // cannot be written would otherwise be skipped with a warning.
  const files = x({ cwd: folder, strip: 5, strict: true, noMtime: true, filter: (path) => wanted.test(path) })
  await pipeline(bytes, files)
  progress(1)
}
