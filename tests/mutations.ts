/**
 * `npm run mutations [-- NAME…]`: breaks the program on purpose, once for each file in tests/mutations, and requires that the law
 * named there notices. What no law notices is asked of all laws, and counts as a failure all the same.
 */
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'
import { readMutations } from './mutations/mutation'
import { sandbox } from './mutations/sandbox'

const help = `Breaks the program on purpose, once for each file in tests/mutations, and checks that the law named there notices.

  npm run mutations              all of them
  npm run mutations -- NAME…     these, by the names of their files without .mutation.json

Exit codes: 0 all were noticed, 1 one was not, 2 the command line is not understood.`

const { positionals: names } = asked(help, () => parseArgs({ allowPositionals: true }))
const mutations = readMutations().filter(({ name }) => names.length === 0 || names.includes(name))
const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name))
if (unknown.length > 0) {
  console.error(`There is no mutation called ${unknown.join(', ')}.`)
  process.exit(2)
}

const { tried, close } = sandbox()
const unnoticed: string[] = []
try {
  for (const mutation of mutations) {
    const { noticed, seconds, said } = await tried(mutation)
    const law = noticed.find((title) => title.includes(`[${mutation.caught}]`))
    console.log(`${law === undefined ? '✗' : '✓'} ${mutation.name}: ${mutation.why}`)
    console.log(`    ${seconds.toFixed(1)} s, ${law ?? `${mutation.caught} did not notice`}`)
    if (law !== undefined) continue
    unnoticed.push(mutation.name)
    const others = (await tried(mutation, 'all')).noticed
    console.log(others.length > 0 ? `    but ${others.join('\n        ')}` : `    nor did any other law\n${said}`)
  }
} finally {
  close()
}

console.log(`\n${mutations.length} mutations, ${mutations.length - unnoticed.length} noticed`)
if (unnoticed.length > 0) console.log(`Not noticed by the law that should: ${unnoticed.join(', ')}`)
process.exitCode = unnoticed.length === 0 ? 0 : 1
