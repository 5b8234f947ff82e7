/** A report of a problem: the masked log with its long texts, and in its first line also what it ran on. It opens like any other file. */
import type { AnyFact } from '../../persistence/log'
import { toFile } from '../file/to-file'
import type { About } from './desk'

export const problemReport = (facts: readonly AnyFact[], about: About, exported: number): string => {
  const { build, browser, versions } = about
  const file = toFile(facts, { build, browser, exported })
  const end = file.indexOf('\n')
  const header = JSON.parse(file.slice(0, end)) as object
  return `${JSON.stringify({ ...header, versions })}${file.slice(end)}`
}
