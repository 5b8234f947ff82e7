/** `--choose`: turns few of many recordings into tests; together they contain every fact type that occurs in any of them. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { candidateOf, choose } from '../choose'
import { readFile } from '../file/read-file'
import type { Recording } from '../file/recording'
import { corpus, textOf } from './keep'
import { readText, recordingName, writeRecording } from './text-file'

/** Only for recordings of the browser tests: each run replaces the previous selection. */
const chosenFolder = join(corpus, 'browser')

/**
 * @param folder is emptied first, if anything was selected
 * @returns the files that were written
 */
export const keepChosen = (files: readonly string[], count: number, folder = chosenFolder): readonly string[] => {
  const recordings = new Map(files.flatMap((file) => opened(file).map((recording) => [file, recording] as const)))
  const candidates = [...recordings].map(([file, { rows, facts }]) =>
    candidateOf(file, JSON.stringify(rows).length, facts),
  )
  const chosen = choose(candidates, count)
  if (chosen.length > 0) empty(folder)
  const names = new Set<string>()
  return chosen.flatMap(({ name: file }) => {
    const recording = recordings.get(file)
    const name = freeName(shortName(file), names)
    return recording === undefined ? [] : [writeRecording(join(folder, name), textOf(recording))]
  })
}

const opened = (file: string): readonly Recording[] => {
  const read = readFile(readText(file))
  return E.isRight(read) ? [read.right] : []
}

const empty = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((one) => recordingName.test(one))) rmSync(join(folder, name))
}

/** The test's subject, without the session's id, shortened at a word boundary. */
const shortName = (file: string): string => {
  const words = basename(file)
    .replace(recordingName, '')
    .replace(/\.[0-9a-f]{8}$/, '')
    .replace(/[^a-z0-9]+/g, '-')
  return words.length <= longest ? words : words.slice(0, longest).replace(/-[^-]*$/, '')
}

const longest = 72

const freeName = (wanted: string, taken: Set<string>): string => {
  let name = wanted
  for (let again = 2; taken.has(name); again += 1) name = `${wanted}-${again}`
  taken.add(name)
  return name
}
