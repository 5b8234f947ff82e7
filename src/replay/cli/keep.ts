/** `--keep`: a recording becomes a test. Masked, and as old as it was recorded; with the screens that it leads over. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyFact } from '../../persistence/log'
import type { Recording } from '../file/recording'
import { rowsToFile } from '../file/to-file'

export const corpus = join('tests', 'corpus')

/**
 * Fingerprints are left out: a test says which screens there are, and the state behind them may grow.
 * @param kept the facts to keep; the others are left out
 * @returns where it lies
 */
export const keep = (name: string, { header, rows }: Recording, kept: readonly AnyFact[]): string => {
  const ids = new Set(kept.map(({ id }) => id))
  const { build, exported, browser } = header
  const file = join(corpus, `${name}.ndjson`)
  mkdirSync(corpus, { recursive: true })
  writeFileSync(
    file,
    rowsToFile(
      rows.filter(({ id }) => ids.has(id)),
      { build, exported, ...(browser === undefined ? {} : { browser }), masked: true, stateHashes: false },
    ),
  )
  return file
}
