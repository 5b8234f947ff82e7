/**
 * Cases that broke a law once: tests/corpus/seeds.json, by the law's title. They come first in every run. A value outlives a
 * change of the glossary, after which a seed leads elsewhere; so it is kept wherever it is plain JSON.
 */
import { readFileSync } from 'node:fs'
import { isEqual } from 'es-toolkit'
import type { RunDetails } from 'fast-check'

/** What was wrong, and the shrunken case itself or the way to it. */
export type Pin = { readonly why: string } & (
  | { readonly values: readonly unknown[] }
  | { readonly seed: number; readonly path: string }
)
export type Pins = Readonly<Record<string, readonly Pin[]>>

export const readPins = (): Pins => JSON.parse(readFileSync('tests/corpus/seeds.json', 'utf8')) as Pins

type Found = Pick<RunDetails<unknown>, 'counterexample' | 'counterexamplePath' | 'seed'>

/** The entry for seeds.json, for a law that was broken just now. */
export const pinOf = ({ counterexample, counterexamplePath, seed }: Found): Pin => {
  const why = 'Say here what was wrong.'
  return Array.isArray(counterexample) && isPlain(counterexample)
    ? { why, values: counterexample }
    : { why, seed, path: counterexamplePath ?? '' }
}

/** Short enough to be read, and the same once it was written down. */
const isPlain = (value: unknown): boolean => {
  const text = JSON.stringify(value)
  return text.length < 4000 && isEqual(JSON.parse(text), value)
}
