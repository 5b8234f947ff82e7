/** `--keep`: turns a recording into a test. It is masked, and keeps the old form of its facts and the screens that it visits. */
import { join } from 'node:path'
import type { AnyFact } from '../../persistence/log'
import type { Recording } from '../file/recording'
import { rowsToFile } from '../file/to-file'
import { writeRecording } from './text-file'

export const corpus = join('tests', 'corpus')

/**
 * @param kept the facts to keep; the others are left out
 * @returns the path of the file
 */
export const keep = (name: string, recording: Recording, kept: readonly AnyFact[]): string => {
  const ids = new Set(kept.map(({ id }) => id))
  const rows = recording.rows.filter(({ id }) => ids.has(id))
  return writeRecording(join(corpus, name), textOf({ ...recording, rows }))
}

/** Without state fingerprints: a test fixes the screens, while the state behind them may change. */
export const textOf = ({ header: { build, exported, browser }, rows }: Pick<Recording, 'header' | 'rows'>): string =>
  rowsToFile(rows, {
    build,
    exported,
    ...(browser === undefined ? {} : { browser }),
    masked: true,
    stateHashes: false,
  })
