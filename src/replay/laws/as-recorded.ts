/** V-05: finds the first fact where this build shows or folds an old session differently from the build that recorded it. */
import type { AnyFact } from '../../persistence/log'
import { screen } from '../../projections/screen'
import type { Seen } from '../file/lines'
import { partsOf } from '../hash'
import { stepsOf } from '../steps'
import { firstBroken, inWords, type Law } from './law'

export const screensAsRecorded: Law = {
  name: 'screens-as-recorded',
  sentence: 'The session leads over the screens that its recording tells.',
  broken: (facts, seen = nothing) => {
    let told: string | undefined
    return firstBroken(states(facts), ({ seq, after }) => {
      told = seen.get(seq)?.screen ?? told
      const shown = screen(after)
      return told === undefined || told === shown ? null : `The screen was ${told}, and is ${shown} in this build.`
    })
  },
}

export const foldsAsRecorded: Law = {
  name: 'folds-as-recorded',
  sentence: 'Every fact means what it meant to the build that wrote the recording.',
  broken: (facts, seen = nothing) => {
    const told = new Map<string, string>()
    return firstBroken(states(facts), ({ seq, after }) => {
      for (const [part, hash] of Object.entries(seen.get(seq)?.state ?? {})) told.set(part, hash)
      // A part that only one of the two builds has is no difference.
      const parts = Object.entries(partsOf(after)).flatMap(([part, hash]) =>
        (told.get(part) ?? hash) === hash ? [] : [part],
      )
      return parts.length === 0 ? null : `From here on this build folds ${inWords(parts)} differently.`
    })
  },
}

const states = (facts: readonly AnyFact[]) => stepsOf(facts).map(({ fact, after }) => ({ seq: fact.seq, after }))

const nothing: ReadonlyMap<number, Seen> = new Map()
