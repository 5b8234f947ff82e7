/** A copy of the program in which one thing at a time is broken, and the laws that are asked whether they notice. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { readCarriers } from '../setup/rows'
import { broken, type Mutation } from './mutation'

export type Outcome = {
  readonly seconds: number
  /** Titles of the laws that failed; none when the break went unnoticed. */
  readonly noticed: readonly string[]
  /** What Vitest said, for an outcome that surprises. */
  readonly said: string
}

export type Sandbox = {
  /** Breaks the copy, asks the laws of the row that is to notice, or all of them, and mends it again. */
  readonly tried: (mutation: Mutation, which?: 'its-law' | 'all') => Promise<Outcome>
  readonly close: () => void
}

const needed = ['src', 'tests', 'build', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const linked = ['node_modules', 'plugin', 'store', 'docs']
const elsewhere = [join('tests', 'browser'), join('tests', 'screen'), join('tests', 'store')]

export const sandbox = (): Sandbox => {
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
        return await askedInTurn(folder, which === 'all' ? [['tests/properties']] : lawsOf(mutation))
      } finally {
        writeFileSync(file, source)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const properties = /^tests\/properties\//
/** Tests that need neither a browser nor a store. */
const units = /^tests\/(app|effects|persistence|projections|reducers|suggestions)\//

/** Files of laws that carry the row. */
const carrying = ({ caught }: Mutation, where: RegExp): readonly string[] => [
  ...new Set(
    readCarriers()
      .filter(({ file, rows }) => where.test(file) && rows.includes(caught))
      .map(({ file }) => file),
  ),
]

/** In their order: a property notices faster what both would notice. */
export const lawsOf = (mutation: Mutation): readonly (readonly string[])[] =>
  [properties, units].map((where) => carrying(mutation, where)).filter((files) => files.length > 0)

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Until one notices. */
const askedInTurn = async (folder: string, laws: readonly (readonly string[])[]): Promise<Outcome> => {
  let outcome: Outcome = { seconds: 0, noticed: [], said: '' }
  for (const files of laws) {
    const { seconds, noticed, said } = await asked(folder, files)
    outcome = { seconds: outcome.seconds + seconds, noticed, said: outcome.said + said }
    if (noticed.length > 0) break
  }
  return outcome
}

/** A case that breaks a law is enough: it is not made smaller here. */
const asked = async (folder: string, files: readonly string[]): Promise<Outcome> => {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const begin = performance.now()
  const said = await vitest(folder, ['--project', 'unit', '--reporter=json', `--outputFile=${report}`, ...files])
  const { testResults } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { testResults: [] }
  const noticed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${fullName} (${basename(name)})`),
  )
  return { seconds: (performance.now() - begin) / 1000, noticed, said }
}

/** So that a law may also be asked from within a test: nothing of this run's Vitest goes on to the next. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|LAWS_)/.test(name))),
  LAWS_RUNS: '200',
  LAWS_SHRINK: 'no',
})

const vitest = (cwd: string, options: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const script = resolve('node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [script, 'run', ...options], { cwd, env: environment(), timeout: 180_000 })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.once('close', () => done(said))
  })
