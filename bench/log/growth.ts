/** Whether the log grows linearly: a session ten times as long may cost twelve times as much. */
import { decodeRecorded } from '../../src/events/log'
import { owed } from '../../src/projections/owed'
import { fold, initialState } from '../../src/reducers'
import { times } from './clock'
import type { Story } from './choices'
import { storyOf } from './story'

export type Growth = {
  readonly what: string
  readonly facts: readonly [number, number]
  /** Milliseconds of the fastest run of each. */
  readonly ms: readonly [number, number]
  readonly microsecondsAFact: number
  readonly ratio: number
  readonly linear: boolean
}

const most = 12
const lengths = [10_000, 100_000] as const

export const growth = async (): Promise<readonly Growth[]> => {
  const [short, long] = lengths.map(storyOf) as unknown as readonly [Story, Story]
  const found: Growth[] = []
  for (const [what, work] of Object.entries(parts)) {
    // The fastest run: what else the machine does only adds to a time, and makes no growth.
    const [few = NaN] = await times(() => work(short), 7)
    const [many = NaN] = await times(() => work(long), 3)
    const ratio = many / few
    const microsecondsAFact = (1000 * many) / long.length
    found.push({ what, facts: lengths, ms: [few, many], microsecondsAFact, ratio, linear: ratio <= most })
  }
  return found
}

const parts: Readonly<Record<string, (story: Story) => unknown>> = {
  fold: (story) => story.reduce(fold, initialState),
  'fold and owed': (story) => {
    let state = initialState
    for (const one of story) owed((state = fold(state, one)))
    return state
  },
  decode: (story) => story.forEach(decodeRecorded),
}
