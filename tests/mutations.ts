/**
 * `npm run mutations [-- NAME…]`: breaks the program on purpose, once for each file in tests/mutations, and requires that the law
 * named there notices. If it does not, all laws and unit tests are run, and it counts as a failure all the same.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'
import { readMutations, type Mutation } from './mutations/mutation'
import { sandbox, type Noticing, type Sandbox } from './mutations/sandbox'
import { tryRowBreaks } from './mutations/try-row-breaks'

const help = `Breaks the program on purpose, once for each file in tests/mutations, and checks that the law named there notices.

  npm run mutations                  all of them, with as many cases as npm test tries
  npm run mutations -- NAME…         these, by the names of their files without .mutation.json
  npm run mutations -- --all         with as many cases as TEST_SCOPE=all tries
  npm run mutations -- --at-once N   N at the same time, each on one core; without it half as many as there are cores
  npm run mutations -- --rows ROW…   breaks of rows that need a browser, all or these; their tests must notice (half an hour)

Exit codes: 0 all were noticed, 1 one was not, 2 the command line is not understood.`

const {
  positionals: names,
  values: { all, 'at-once': atOnce, rows },
} = asked(help, () =>
  parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, 'at-once': { type: 'string' }, rows: { type: 'boolean' } },
  }),
)
if (rows === true) process.exit(await tryRowBreaks(names))
const mutations = readMutations().filter(({ name }) => names.length === 0 || names.includes(name))
const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name))
if (unknown.length > 0) {
  console.error(`There is no mutation called ${unknown.join(', ')}.`)
  process.exit(2)
}
const lanes = atOnce === undefined ? Math.max(Math.floor(availableParallelism() / 2), 1) : Number(atOnce)
if (!Number.isInteger(lanes) || lanes < 1) {
  console.error(`--at-once wants a whole number, and got '${atOnce}'.`)
  process.exit(2)
}

const unnoticed: string[] = []

const tryOne = async (mutation: Mutation, { tried }: Sandbox) => {
  const { noticed, seconds, said } = await tried(mutation)
  const laws = noticed.filter(({ rows }) => rows.includes(mutation.caught))
  const told = laws.length === 0 ? `${mutation.caught} did not notice` : inShort(laws)
  console.log(
    `${laws.length === 0 ? '✗' : '✓'} ${mutation.name}: ${mutation.why}\n    ${seconds.toFixed(1)} s, ${told}`,
  )
  if (laws.length > 0) return
  unnoticed.push(mutation.name)
  const others = (await tried(mutation, 'all')).noticed
  console.log(
    `    ${mutation.name}: ${others.length > 0 ? `but ${inShort(others)}` : `nor did any other law or unit test\n${said}`}`,
  )
}

const inShort = ([first, ...others]: readonly Noticing[]): string =>
  others.length === 0 ? `${first?.title}` : `${first?.title}\n    and ${others.length} more, in ${files(others)}`

/** A title ends with its file in brackets. */
const files = (laws: readonly Noticing[]): string =>
  [...new Set(laws.map(({ title }) => /\(([^()]+)\)$/.exec(title)?.[1] ?? ''))].join(', ')

/** Each lane has a copy of the program. */
const waiting = mutations[Symbol.iterator]()
const lane = async () => {
  const own = sandbox(all === true ? 'all' : 'test')
  try {
    for (const mutation of waiting) await tryOne(mutation, own)
  } finally {
    own.close()
  }
}
await Promise.all(Array.from({ length: Math.min(lanes, mutations.length) }, lane))

console.log(`\n${mutations.length} mutations, ${mutations.length - unnoticed.length} noticed`)
if (unnoticed.length > 0) console.log(`Not noticed by the law that should: ${unnoticed.join(', ')}`)
process.exitCode = unnoticed.length === 0 ? 0 : 1
