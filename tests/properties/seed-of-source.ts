import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A seed for each state of the program: every change is tried with other cases, and a run of the same program with the same ones, so
 * that none is red by chance. An integer of 31 bits.
 */
export const seedOfSource = (root = 'src'): number => {
  const hash = createHash('sha1')
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  // Line ends and separators differ from system to system.
  for (const file of files.toSorted()) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  return hash.digest().readInt32BE() & 0x7fffffff
}
