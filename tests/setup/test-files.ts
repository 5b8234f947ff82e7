import { readdirSync, readFileSync } from 'node:fs'
import { isOutside, type Scope } from './scope.ts'

/** A test file by its path from the project's root, and its source. */
export type TestFile = Readonly<{ file: string; source: string }>

/** All test files in alphabetical order. */
export const testFiles = (): readonly TestFile[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** The test files that have no test of a scope; none if there is no scope. */
export const filesOutside = (of: Scope | undefined): readonly string[] =>
  of === undefined ? [] : testFiles().flatMap(({ file, source }) => (isOutside(source, of) ? [file] : []))
