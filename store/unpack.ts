import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { x } from 'tar'
import type { Progress } from './progress'

// What Playground needs beside it, PHP and the SQLite driver, it brings itself; the tarball's other folders stay packed.
const wanted = /^package\/dist\/cli\/wp-files\/latest\/(wordpress|languages)\//

/** Unpacks `wordpress` and `languages` from the tarball into the folder. */
export const unpack = async (tarball: string, folder: string, progress: Progress): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const { size } = await stat(tarball)
  let read = 0
  const bytes = createReadStream(tarball).on('data', (chunk) => progress(((read += chunk.length) / size) * 0.99))
  // The package's dates lie in 1985; files as old as their unpacking tell caches more.
  // Strict: a file that cannot be written is else only warned of, and left out.
  const files = x({ cwd: folder, strip: 5, strict: true, noMtime: true, filter: (path) => wanted.test(path) })
  await pipeline(bytes, files)
  progress(1)
}
