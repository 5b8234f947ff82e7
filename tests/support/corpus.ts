/** The recorded sessions of tests/corpus, including its folders and its gzipped files. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { readText, recordingName } from '../../src/replay/cli/text-file'
import { readFile } from '../../src/replay/file/read-file'
import type { Recording } from '../../src/replay/file/recording'

const folder = join('tests', 'corpus')

export const corpusFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => recordingName.test(name))
  .sort()

export const corpusText = (name: string): string => readText(join(folder, name))

export const corpusRecording = (name: string): Recording => {
  const recording = readFile(corpusText(name))
  if (E.isLeft(recording)) throw new Error(`${name}, line ${recording.left.line}: ${recording.left.why}`)
  return recording.right
}
