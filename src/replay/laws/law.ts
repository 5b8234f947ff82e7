/** A law that every recording must satisfy, as data: its name, a sentence for people, and a check. */
import type { AnyFact } from '../../persistence/log'
import type { Seen } from '../file/recording'

/** The fact where the violation shows, and what is wrong. */
export type Broken = { readonly seq: number; readonly why: string }

export type Law = {
  /** The name for `--law`. */
  readonly name: string
  /** The law in words. */
  readonly sentence: string
  /**
   * Null if the law holds.
   * @param seen what the build that wrote the recording saw; empty for a log that was not read from a file
   */
  readonly broken: (facts: readonly AnyFact[], seen?: ReadonlyMap<number, Seen>) => Broken | null
}

/** The first position where something is wrong. */
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

/** Joins the names of state parts for a sentence. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
