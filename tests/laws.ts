/**
 * `npm run laws [-- --runs 100000] [--seed N] [--law P-05]`: the laws with so many cases each (1,000 unless told), each with its
 * sentence, the cases that were tried, the time and the seed. A law is chosen by its row, or by any part of its title.
 */
import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Told } from './properties/holds'
import { asked } from './setup/asked'
import { readRows } from './setup/rows'

const report = '.store/laws.ndjson'
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

const help = `Tries the laws on other cases than npm test does.

  npm run laws                       every law with 1,000 cases
  npm run laws -- --runs 100000      so many cases each; laws that take long try a part of that
  npm run laws -- --law P-05         one law, by its row or any part of its title
  npm run laws -- --seed N           the cases of this seed, not of a new one; a law that is broken tells its own

Exit codes: 0 all hold, 1 one is broken or none has that name, 2 the command line is not understood.`

const numbered = (name: string, text: string | undefined, least: number): string | undefined => {
  if (text === undefined || (/^-?\d+$/.test(text) && Number(text) >= least)) return text
  console.error(`--${name} wants a whole number, and got '${text}'.`)
  process.exit(2)
}

const { values } = asked(help, () =>
  parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' }, law: { type: 'string' } } }),
)
const runs = numbered('runs', values.runs, 1) ?? '1000'
const seed = numbered('seed', values.seed, -(2 ** 31))

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })

const told = (): readonly Told[] => {
  if (statSync(report, { throwIfNoEntry: false }) === undefined) return []
  const lines = readFileSync(report, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Told)
}

/** Prints what came since; the laws end in any order. */
let printed = 0
const print = () => {
  for (const law of told().slice(printed)) {
    printed += 1
    const cases = `${law.runs.toLocaleString('en')} cases in ${(law.milliseconds / 1000).toFixed(1)} s, seed ${law.seed}`
    const title = [...law.rows, law.title.replace(' > ', ': ')].join(' ')
    console.log(`${law.failed ? '✗' : '✓'} ${title}\n    ${cases}`)
  }
}

/** Vitest's words for a law: rows are tags, and its filter of titles is a pattern. */
const wordsFor = (law: string): readonly string[] =>
  readRows().some(({ id }) => id === law)
    ? ['--tags-filter', law]
    : ['-t', law.replace(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]

const chosen = values.law === undefined ? [] : wordsFor(values.law)
const child = spawn(
  process.execPath,
  [vitest, 'run', '--project', 'unit', '--reporter=dot', ...chosen, 'tests/properties'],
  {
    env: { ...process.env, LAWS_RUNS: runs, LAWS_REPORT: report, LAWS_SEED: seed ?? String(randomInt(2 ** 31)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
)
let said = ''
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))

console.log(`Every law with ${Number(runs).toLocaleString('en')} cases; those that take long with a part of that.\n`)
const begin = Date.now()
const timer = setInterval(print, 500)
const heartbeat = setInterval(
  () => console.log(`… ${Math.round((Date.now() - begin) / 1000)} s, ${printed} laws so far`),
  30_000,
)
const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)))
clearInterval(timer)
clearInterval(heartbeat)
print()

const laws = told()
const broken = laws.filter(({ failed }) => failed).length
if (code !== 0) console.error(`\n${said}`)
if (laws.length === 0) console.error(`No law is called '${values.law ?? ''}'.`)
const cases = laws.reduce((sum, law) => sum + law.runs, 0)
console.log(`\n${laws.length} laws, ${cases.toLocaleString('en')} cases, ${broken} broken`)
process.exitCode = code === 0 && laws.length > 0 ? 0 : 1
