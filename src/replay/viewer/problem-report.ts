/**
 * A report of a problem: the masked log with its long texts, and in its first line also what it ran on and which facts could not be
 * understood. It opens like any other file.
 */
import type { AnyFact } from '../../persistence/log'
import { toFile } from '../file/to-file'
import { endOf, stepsOf } from '../steps'
import type { About } from './desk'

export const problemReport = (facts: readonly AnyFact[], about: About, exported: number): string => {
  const { build, browser, versions } = about
  const file = toFile(facts, { build, browser, exported })
  const end = file.indexOf('\n')
  const header = JSON.parse(file.slice(0, end)) as object
  return `${JSON.stringify({ ...header, versions, skipped: skippedIn(facts) })}${file.slice(end)}`
}

/** Their names and places; an error's message may quote what somebody typed. */
export const skippedIn = (facts: readonly AnyFact[]): readonly { readonly seq: number; readonly type: string }[] =>
  endOf(stepsOf(facts)).skipped.map(({ seq, type }) => ({ seq, type }))
