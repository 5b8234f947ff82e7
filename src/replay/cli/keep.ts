/** `--keep`: a recording becomes a test. Masked, and as old as it was recorded; with the screens that it leads over. */
import { join } from 'node:path'
import type { AnyFact } from '../../persistence/log'
import type { Recording } from '../file/recording'
import { rowsToFile } from '../file/to-file'
import { writeRecording } from './text-file'

export const corpus = join('tests', 'corpus')

/**
 * @param kept the facts to keep; the others are left out
 * @returns where it lies
 */
export const keep = (name: string, recording: Recording, kept: readonly AnyFact[]): string => {
  const ids = new Set(kept.map(({ id }) => id))
  const rows = recording.rows.filter(({ id }) => ids.has(id))
  return writeRecording(join(corpus, name), textOf({ ...recording, rows }))
}

/** Fingerprints are left out: a test says which screens there are, and the state behind them may grow. */
export const textOf = ({ header: { build, exported, browser }, rows }: Pick<Recording, 'header' | 'rows'>): string =>
  rowsToFile(rows, {
    build,
    exported,
    ...(browser === undefined ? {} : { browser }),
    masked: true,
    stateHashes: false,
  })
