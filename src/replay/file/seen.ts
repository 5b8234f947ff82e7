/** What a file contains besides the facts: the screens, and the fingerprints of the state after each fact. */
import type { AnyFact } from '../../persistence/log'
import { screen } from '../../projections/screen'
import { partsOf } from '../hash'
import { stepsOf } from '../steps'
import type { Seen } from './lines'

/** For each fact, what changed with it; empty if nothing did. */
export const seenIn = (facts: readonly AnyFact[], stateHashes: boolean): ReadonlyMap<number, Seen> => {
  let last: { readonly screen: string | null; readonly parts: Readonly<Record<string, string>> } = {
    screen: null,
    parts: {},
  }
  return new Map(
    stepsOf(facts).map(({ fact: { seq }, after }) => {
      const now = { screen: screen(after), parts: stateHashes ? partsOf(after) : {} }
      const state = Object.fromEntries(Object.entries(now.parts).filter(([part, hash]) => last.parts[part] !== hash))
      const seen: Seen = {
        ...(now.screen === last.screen ? {} : { screen: now.screen }),
        ...(Object.keys(state).length === 0 ? {} : { state }),
      }
      last = now
      return [seq, seen]
    }),
  )
}
