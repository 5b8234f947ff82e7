/**
 * Breaks of rows that need a browser (`breaks-of-rows.json`): in a copy of the program one thing is broken, the client is built, and the
 * tests that carry the row are asked whether they notice: those of `npm test` first, then those that `npm run test:all` has more.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readCarriers } from '../setup/rows'
import { vitest } from '../setup/run-vitest'
import { tagsFilter, type Scope } from '../setup/scope'
import { broken, places } from './mutation'

export type RowBreak = Readonly<{ row: string; why: string; file: string; from: string; to: string }>

/** `by` is the command whose tests notice; null if none does. `title` is a test that failed. */
export type Noticed = Readonly<{ by: 'npm test' | 'npm run test:all' | null; title: string; seconds: number }>

export const readRowBreaks = (): readonly RowBreak[] =>
  JSON.parse(readFileSync(join('tests', 'mutations', 'breaks-of-rows.json'), 'utf8')) as readonly RowBreak[]

/** Why a break cannot be tried: null if it can. */
export const obstacle = ({ row, file, from }: RowBreak): string | null => {
  if (!existsSync(file)) return `${row}: there is no ${file}`
  const count = places({ from }, readFileSync(file, 'utf8'))
  return count === 1 ? null : `${row}: the text to break is there ${count} times in ${file}`
}

const copied = [
  ...['src', 'tests', 'build', 'store', 'plugin', 'docs'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
]

/** A copy of the program with stores of its own. They stay from one break to the next. */
export const rowSandbox = () => {
  const folder = mkdtempSync(join(tmpdir(), 'row-breaks-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, '.store'))
  mkdirSync(join('.store', 'cache'), { recursive: true })
  for (const name of ['node_modules', join('.store', 'cache')])
    symlinkSync(resolve(name), join(folder, name), 'junction')
  return {
    tried: async (one: RowBreak): Promise<Noticed> => {
      const begin = performance.now()
      const file = join(folder, one.file)
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, broken(one, source))
      try {
        for (const [by, scope] of commands) {
          const title = await firstFailure(folder, scope, carriersOf(one.row))
          if (title !== null) return { by, title, seconds: (performance.now() - begin) / 1000 }
        }
        return { by: null, title: '', seconds: (performance.now() - begin) / 1000 }
      } finally {
        writeFileSync(file, source)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const commands = [
  ['npm test', 'quick'],
  ['npm run test:all', 'added'],
] as const

const carriersOf = (row: string): readonly string[] => [
  ...new Set(
    readCarriers().flatMap(({ file, rows, level }) => (rows.includes(row) && level !== 'woocommerce' ? [file] : [])),
  ),
]

type Report = {
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The title of a test that failed, or what kept the tests from running; null if all passed. */
const firstFailure = async (cwd: string, scope: Scope, files: readonly string[]): Promise<string | null> => {
  const report = join(cwd, 'report.json')
  rmSync(report, { force: true })
  const filter = tagsFilter(scope)
  const options = [...(filter === null ? [] : [`--tags-filter=${filter}`]), '--bail=1', '--passWithNoTests']
  const code = await run(cwd, scope, [...options, '--reporter=json', `--outputFile=${report}`, ...files])
  if (!existsSync(report)) return code === 0 ? null : 'Vitest ended without a report'
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')
  return (
    failed?.fullName ??
    testResults.find(({ message }) => message !== '')?.message.split('\n')[0] ??
    (code === 0 ? null : 'an error outside of the tests')
  )
}

const run = (cwd: string, scope: Scope, options: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|LAWS_|TEST_)/.test(name))
    const env = { ...Object.fromEntries(own), TEST_SCOPE: scope, LAWS_SHRINK: 'no' }
    const child = spawn(process.execPath, [vitest, 'run', ...options], { cwd, env, stdio: 'ignore', timeout: longest })
    child.once('close', (code) => done(code ?? 1))
  })

/** Milliseconds: a break can make a page wait for ever in each of many tests. */
const longest = 900_000
