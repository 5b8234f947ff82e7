/** A promise that every recording keeps, as data: its name, a sentence for people, and how to see that it is broken. */
import type { AnyFact } from '../../persistence/log'
import type { Seen } from '../file/lines'

/** The fact at which it shows, and what is wrong there. */
export type Broken = { readonly seq: number; readonly why: string }

export type Law = {
  /** For `--law`. */
  readonly name: string
  /** What is promised. */
  readonly sentence: string
  /**
   * Null when the law holds.
   * @param seen what the build saw that wrote the recording; empty for a log that is not out of a file
   */
  readonly broken: (facts: readonly AnyFact[], seen?: ReadonlyMap<number, Seen>) => Broken | null
}

/** The first of the facts at which something is wrong. */
export const firstBroken = <A extends { readonly seq: number }>(
  places: Iterable<A>,
  why: (place: A) => string | null,
): Broken | null => {
  for (const place of places) {
    const found = why(place)
    if (found !== null) return { seq: place.seq, why: found }
  }
  return null
}

/** Names of the parts in which two states differ, for a sentence. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
