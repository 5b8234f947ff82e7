/** The options of `npm run simulate`. */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { parseShard, type Shard } from '../../../src/replay/shard'

export type Options = {
  readonly sessions: number
  readonly seed: number
  /** Null for all of them. */
  readonly shard: Shard | null
  /** The one session whose story is printed; null to run many. */
  readonly number: number | null
}

/** @throws an error with one sentence, if that is not understood */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sessions: { type: 'string', default: '20000' },
      shard: { type: 'string' },
      seed: { type: 'string' },
      case: { type: 'string' },
    },
  })
  const { sessions, shard, seed } = values
  return {
    sessions: numbered('sessions', sessions, 1),
    seed: seed === undefined ? randomInt(2 ** 31) : numbered('seed', seed, -(2 ** 31)),
    shard: shard === undefined ? null : sharded(shard),
    number: values.case === undefined ? null : numbered('case', values.case, 1),
  }
}

const numbered = (name: string, text: string, least: number): number => {
  if (/^-?\d{1,10}$/.test(text) && Number(text) >= least && Number(text) < 2 ** 31) return Number(text)
  throw new Error(`--${name} wants a whole number, and got '${text}'.`)
}

const sharded = (text: string): Shard => {
  const found = parseShard(text)
  if (found === null) throw new Error(`--shard wants a shard like 1/4, and got '${text}'.`)
  return found
}
