/** One process of `npm run simulate`: runs its part of the sessions and reports to its parent four times a second. */
import type { Shard } from '../../../src/replay/shard'
import { outcomeOf } from '../simulate'
import { casesIn } from './cases'
import { failureOf, type Failure } from './failure'

export type Task = { readonly seed: number; readonly sessions: number; readonly shard: Shard }

/** What is new since the last report. */
export type News = {
  readonly lived: number
  readonly failures: readonly Failure[]
  readonly met: readonly string[]
  /** There is no more to come. */
  readonly isLast: boolean
}

const { seed, sessions, shard } = JSON.parse(process.argv[2] ?? '') as Task
const met = new Set<string>()
let failures: readonly Failure[] = []
let lived = 0

const tell = (isLast: boolean) => {
  const news: News = { lived, failures, met: [...met], isLast }
  process.send?.(news)
  ;[lived, failures] = [0, []]
  met.clear()
}

const clock = setInterval(() => tell(false), 250)
for (const { number, plan } of casesIn(seed, sessions, shard)) {
  const outcome = await outcomeOf(plan)
  lived += 1
  for (const one of outcome.met) met.add(one)
  if (outcome.wrong !== null) failures = [...failures, failureOf(number, outcome.wrong)]
}
clearInterval(clock)
tell(true)
process.disconnect()
