/**
 * A problem report: the masked log with its long texts; its header also has the software versions and the facts that could not be folded.
 * It opens like any other file.
 */
import type { AnyFact } from '../../persistence/log'
import { toFile } from '../file/to-file'
import { endOf, stepsOf } from '../steps'
import type { About } from './viewer-host'

export const problemReport = (facts: readonly AnyFact[], about: About, exported: number): string => {
  const { build, browser, versions } = about
  const file = toFile(facts, { build, browser, exported })
  const end = file.indexOf('\n')
  const header = JSON.parse(file.slice(0, end)) as object
  return `${JSON.stringify({ ...header, versions, skipped: skippedIn(facts) })}${file.slice(end)}`
}

/** Only their types and positions, since an error message may quote what a person typed. */
export const skippedIn = (facts: readonly AnyFact[]): readonly { readonly seq: number; readonly type: string }[] =>
  endOf(stepsOf(facts)).skipped.map(({ seq, type }) => ({ seq, type }))
