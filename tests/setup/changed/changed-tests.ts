/** The test files that the changes in the working tree can affect: `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { levelOf } from '../levels'
import { numberOf } from '../progress/line'
import { vitest } from '../run-vitest'
import { isOutside, type Scope } from '../scope'
import { testFiles } from '../test-files'
import { affectedBy, isImportable } from './affected'
import { changesSince } from './git'

/** What to run, as filters for Vitest, and one line that says what this is and why. */
export type ChangedTests = Readonly<{ files: readonly string[]; why: string }>

/**
 * The tests of a scope that are affected by what changed since a commit.
 * @throws an error with a sentence where there is no git repository, or no such commit
 */
export const changedTests = (since: string, scope: Scope): ChangedTests => {
  const { base, name, paths } = changesSince(since)
  const importers = paths.some(isImportable) ? importing(base) : []
  const all = testFiles().filter(({ file, source }) => levelOf(file) !== 'woocommerce' && !isOutside(source, scope))
  return chosen({ name, paths, importers, all })
}

type Found = Readonly<{
  name: string
  paths: readonly string[]
  /** Test files that import a changed file, or are one. */
  importers: readonly string[]
  /** Every test file of the scope. */
  all: ReadonlyArray<Readonly<{ file: string }>>
}>

/** Chooses among all test files, and says why. */
export const chosen = ({ name, paths, importers, all }: Found): ChangedTests => {
  const since = `${numberOf(paths.length, 'file')} changed since ${name}`
  const affected = affectedBy(paths)
  const begins = affected.flatMap(({ tests }) => tests)
  const isAffected = (file: string) => begins.some((begin) => file.startsWith(begin))
  const files = all.map(({ file }) => file).filter((file) => isAffected(file) || importers.includes(file))
  if (files.length === 0) return { files, why: `${since}: no test is affected.` }
  const byImport = files.filter((file) => !isAffected(file)).length
  const reasons = [...affected.map(({ why }) => why), ...(byImport > 0 ? [`${byImport} by their imports`] : [])]
  return { files, why: `${since}: running ${files.length} of ${all.length} test files: ${reasons.join('; ')}.` }
}

/** The test files that import what changed since the commit, by Vitest's own graph. */
const importing = (base: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  const list = join(folder, 'list.json')
  try {
    execFileSync(process.execPath, [vitest, 'list', '--filesOnly', `--json=${list}`, `--changed=${base}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const found = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly file: string }[]
    return found.map(({ file }) => relative(process.cwd(), file).replaceAll('\\', '/'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
