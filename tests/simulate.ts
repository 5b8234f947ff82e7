/**
 * `npm run simulate [-- --sessions 20000] [--seed N] [--shard 1/4] [--case K]`: made-up sessions in a storm, on every core; those that
 * break a law are told and gone past. Session K of a seed is always the same: `--seed N --case K` tells its story.
 */
import { availableParallelism } from 'node:os'
import { asked } from './setup/asked'
import { expected } from './simulation/met'
import { planOf } from './simulation/run/cases'
import { grouped, type Failure } from './simulation/run/failure'
import { readOptions, type Options } from './simulation/run/options'
import { inProcesses } from './simulation/run/processes'
import { counted, progressOn } from './simulation/run/progress'
import { smallest } from './simulation/run/smallest'
import { outcomeOf } from './simulation/simulate'

const help = `Lives made-up sessions with crashes, several tabs and failing calls, on every core, and checks the laws.

  npm run simulate                         20,000 sessions of a new seed
  npm run simulate -- --sessions 500       so many
  npm run simulate -- --seed N             the sessions of this seed: session K of it is always the same
  npm run simulate -- --seed N --case K    tells the story of session K
  npm run simulate -- --shard 1/4          the first quarter of the sessions, for several machines

Exit codes: 0 no law is broken, 1 one is, 2 the command line is not understood.`

/** One session from its beginning to its end, and whether a law was broken. */
const tellOne = async (seed: number, number: number): Promise<boolean> => {
  const { story, wrong } = await outcomeOf(planOf(seed, number))
  console.log(`Session ${number} of seed ${seed}\n\n${story()}\n\n${wrong?.message ?? 'No law is broken.'}`)
  return wrong === null
}

const liveMany = async ({ seed, sessions, shard }: Options): Promise<boolean> => {
  const of = Math.min(availableParallelism(), sessions)
  const shards = shard === null ? Array.from({ length: of }, (_, place) => ({ index: place + 1, of })) : [shard]
  const total = shard === null ? sessions : Math.floor((sessions - shard.index) / shard.of) + 1
  const part = shard === null ? '' : `, of which shard ${shard.index}/${shard.of}`
  console.log(`Sessions 1 to ${counted(sessions)} of seed ${seed}${part}\n`)
  const progress = progressOn(process.stdout, total)
  const met = new Set<string>()
  let failures: readonly Failure[] = []
  let lived = 0
  await inProcesses(
    shards.map((one) => ({ seed, sessions, shard: one })),
    (news) => {
      lived += news.lived
      failures = [...failures, ...news.failures]
      for (const one of news.met) met.add(one)
      for (const { law, why, number } of news.failures)
        progress.say(`✗ [${law}] ${why}\n    npm run simulate -- --seed ${seed} --case ${number}`)
      progress.at(lived, failures.length)
    },
  )
  progress.end()
  for (const [group, those] of grouped(failures)) {
    const [first] = those
    console.log(`\n${group}: ${counted(those.length)}, of them the session ${first?.number}, made small:\n`)
    if (first !== undefined) console.log(await smallest(seed, first))
  }
  const unmet = expected.filter((one) => !met.has(one))
  console.log(unmet.length === 0 ? '\nAll was met that there is to meet.' : `\nNever met: ${unmet.join(', ')}`)
  console.log(`${counted(lived)} sessions, ${counted(failures.length)} broken`)
  return failures.length === 0
}

const options = asked(help, () => readOptions(process.argv.slice(2)))
const isWell = options.number === null ? await liveMany(options) : await tellOne(options.seed, options.number)
process.exitCode = isWell ? 0 : 1
