/** A copy of the program in which one thing at a time is broken, and the laws that are asked whether they notice. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { rowsIn } from '../setup/row-tags'
import { readCarriers } from '../setup/rows'
import { broken, type Mutation } from './mutation'

/** A law that failed: its title with its file in brackets, and the rows that it proves. */
export type Noticing = { readonly title: string; readonly rows: readonly string[] }

export type Outcome = {
  readonly seconds: number
  /** The laws that failed; none when the break went unnoticed. */
  readonly noticed: readonly Noticing[]
  /** What Vitest said, for an outcome that surprises. */
  readonly said: string
}

/** As many cases as `npm test` tries, or as TEST_SCOPE=all does. */
export type Scope = 'test' | 'all'

export type Sandbox = {
  /** Breaks the copy, asks the laws of the row that is to notice, or all of them, and mends it again. */
  readonly tried: (mutation: Mutation, which?: 'its-law' | 'all') => Promise<Outcome>
  readonly close: () => void
}

const needed = ['src', 'tests', 'build', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const linked = ['node_modules', 'plugin', 'store', 'docs']
const elsewhere = [join('tests', 'browser'), join('tests', 'screen'), join('tests', 'store')]

export const sandbox = (scope: Scope = 'test'): Sandbox => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
  for (const name of needed)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !elsewhere.includes(path) })
  for (const name of linked) if (existsSync(name)) symlinkSync(resolve(name), join(folder, name), 'junction')
  return {
    tried: async (mutation, which = 'its-law') => {
      const file = join(folder, mutation.file)
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, broken(mutation, source))
      try {
        return await asked(folder, scope, which === 'all' ? everyRoom : lawsOf(mutation))
      } finally {
        writeFileSync(file, source)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Tests that need neither a browser nor a store. */
const rooms = [
  'properties',
  'app',
  'color',
  'effects',
  'markup',
  'persistence',
  'projections',
  'reducers',
  'suggestions',
]
const everyRoom = rooms.map((room) => `tests/${room}/`)

/** Test files that carry the row. */
export const lawsOf = ({ caught }: Mutation): readonly string[] => [
  ...new Set(
    readCarriers()
      .filter(({ file, rows }) => rows.includes(caught) && everyRoom.some((room) => file.startsWith(room)))
      .map(({ file }) => file),
  ),
]

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly tags: readonly string[]
    }[]
  }[]
}

/** A case that breaks a law is enough: it is not made smaller here. */
const asked = async (folder: string, scope: Scope, files: readonly string[]): Promise<Outcome> => {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const begin = performance.now()
  const options = ['--project', 'unit', `--testTimeout=${longestTest}`]
  const said = await vitest(folder, scope, [...options, '--reporter=json', `--outputFile=${report}`, ...files])
  const { testResults } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { testResults: [] }
  const noticed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, tags }) => ({ title: `${fullName} (${basename(name)})`, rows: rowsIn(tags) })),
  )
  return { seconds: (performance.now() - begin) / 1000, noticed, said }
}

/** So that a law may also be asked from within a test: nothing of this run's Vitest goes on to the next. */
const environment = (scope: Scope) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|LAWS_|TEST_SCOPE)/.test(name))),
  TEST_SCOPE: scope,
  LAWS_SHRINK: 'no',
  // The flag of this name does not reach a project.
  VITEST_MAX_WORKERS: '1',
})

/** Milliseconds. What a break makes wait for ever is noticed then; a law takes half a minute at most, with 1,000 cases. */
const longestTest = 300_000

/** Milliseconds. A break can also make a loop endless, which no limit of a test ends. */
const longest = 1_800_000

const vitest = (cwd: string, scope: Scope, options: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const script = resolve('node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [script, 'run', ...options], {
      cwd,
      env: environment(scope),
      timeout: longest,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.once('close', () => done(said))
  })
