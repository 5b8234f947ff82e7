/**
 * `npm run kill-everywhere [-- --job main|ai|quick|php|cut|phone|slow] [--from 1] [--to 20] [--before]`: the main job, the AI
 * job and the quick start of a merchant, with the browser killed after each of their facts in turn (or before it is kept) and the job
 * continued in a new one; a Save with the store killed in each of its writes; and the main job under hardship. Each time the store is
 * compared with that of an undisturbed run. Reports each kill, and goes on after a failure.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Order } from './browser/killing/order'
import type { Told } from './browser/killing/told'
import { asked } from './setup/asked'

const report = '.store/kills.ndjson'
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

/** Each job, and the test that does it. */
const files: Readonly<Record<string, string>> = {
  main: 'kill-everywhere',
  ai: 'kill-everywhere',
  quick: 'kill-everywhere',
  php: 'save-store-killed',
  cut: 'save-cut',
  phone: 'hardships',
  slow: 'hardships',
}

const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}

const numbered = (name: string, text: string | undefined): number | null => {
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) refuse(`--${name} wants the number of a fact, and got '${text}'.`)
  return text === undefined ? null : Number(text)
}

const help = `Kills the browser, or the store, at each step of a job, and compares the store with that of an undisturbed run.

  npm run kill-everywhere                     all jobs
  npm run kill-everywhere -- --job main       one: ${Object.keys(files).join(', ')}
  npm run kill-everywhere -- --from 5 --to 9  only after these facts
  npm run kill-everywhere -- --before         before each fact is kept instead of after it

Exit codes: 0 all ends are equal, 1 one is not, 2 the command line is not understood.`

const { values } = asked(help, () =>
  parseArgs({
    options: {
      job: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      before: { type: 'boolean', default: false },
    },
  }),
)
const jobs = Object.keys(files).filter((job) => values.job === undefined || values.job === job)
if (jobs.length === 0) refuse(`There is no job called '${values.job ?? ''}': ${Object.keys(files).join(', ')}.`)
const tests = [...new Set(jobs.map((job) => `tests/browser/${files[job] ?? ''}.test.ts`))]
const from = numbered('from', values.from) ?? 1
const to = numbered('to', values.to)
const order: Order = { jobs, from, to, moment: values.before ? 'before' : 'after' }

mkdirSync(dirname(report), { recursive: true })
rmSync(report, { force: true })

const told = (): readonly Told[] => {
  if (statSync(report, { throwIfNoEntry: false }) === undefined) return []
  const lines = readFileSync(report, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Told)
}

const isRight = ({ equal, errors }: Told): boolean => equal && errors.length === 0

const inWords = (kill: Told): string => {
  const { job, what, equal, seconds, done, errors } = kill
  const line = `${isRight(kill) ? '✓' : '✗'} ${job} ${what}: ${equal ? 'equal' : 'NOT equal'}, ${seconds.toFixed(1)} s`
  return isRight(kill) ? line : [line, `then: ${done.join(', ')}`, ...errors].join('\n    ')
}

let printed = 0
const print = () => {
  for (const kill of told().slice(printed)) {
    printed += 1
    console.log(inWords(kill))
  }
}

let said = ''
const how = ['--project', 'browser', '--maxWorkers=1', '--reporter=dot']
const child = spawn(process.execPath, [vitest, 'run', ...how, ...tests], {
  env: { ...process.env, KILL_EVERYWHERE: JSON.stringify(order), KILL_REPORT: report },
  stdio: ['ignore', 'pipe', 'pipe'],
})
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
const timer = setInterval(print, 500)
const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)))
clearInterval(timer)
print()

const kills = told()
const equal = kills.filter((kill) => kill.equal).length
const wrong = kills.filter((kill) => !isRight(kill)).length
if (code !== 0 && wrong === 0) console.error(`\n${said}`)
if (wrong > 0) console.log(`\nThe stores and logs of unequal ends are in ${report}.`)
console.log(`\n${kills.length} kills, ${equal} equal ends`)
process.exitCode = code === 0 && kills.length > 0 ? 0 : 1
