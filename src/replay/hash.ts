/**
 * Fingerprints of states: equal JSON gives equal fingerprints. States share unchanged objects and each object is hashed once, so a
 * fingerprint per fact is cheap. Meant for comparing builds, not for security.
 */
import type { State } from '../reducers'
import type { Designing } from '../reducers/design/designing'
import { leavesOf, valuesOf, type Stack } from '../reducers/design/stack'

/** Fourteen hexadecimal digits. Keys are sorted, and undefined values are skipped, as in JSON. */
export const hashOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return digest(JSON.stringify(value ?? null))
  const seen = hashes.get(value)
  if (seen !== undefined) return seen
  const hash = digest(Array.isArray(value) ? `[${value.map(hashOf).join()}]` : `{${entriesOf(value).join()}}`)
  hashes.set(value, hash)
  return hash
}

/** Fingerprints of a state's parts, e.g. `route` and `designing`, without its position in the log. */
export const partsOf = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([part, value]) =>
      isPlace.has(part) ? [] : [[part, part === 'designing' ? hashOfDesigning(state.designing) : hashOf(value)]],
    ),
  )

const isPlace = new Set(['seq', 'cause', 'at'])

/**
 * Hashes the history as the lists that recordings contain: the past from its first step, the future from the next step.
 */
const hashOfDesigning = (designing: Designing): string =>
  once(designs, designing, () => {
    const { past, future, ...rest } = designing
    const lists = {
      past: hashOfPast(past),
      future: digest(`[${valuesOf(future).toReversed().map(hashOf).join()}]`),
    }
    return digest(`{${entriesOf({ ...rest, past, future }, lists).join()}}`)
  })

/** Continues from the hash of the full rows below. Histories that share a row also share all rows below it. */
const hashOfPast = (past: Stack<unknown>): string => {
  let below = stirred(unstirred, '[')
  for (const [index, row] of leavesOf(past).entries()) {
    const before = below
    below = once(rows, row, () => stirred(before, `${index === 0 ? '' : ','}${row.map(hashOf).join()}`))
  }
  return digestOf(stirred(below, ']'))
}

const hashes = new WeakMap<object, string>()
const designs = new WeakMap<object, string>()
const rows = new WeakMap<object, Stirred>()

const once = <A>(known: WeakMap<object, A>, key: object, work: () => A): A => {
  const seen = known.get(key)
  if (seen !== undefined) return seen
  const made = work()
  known.set(key, made)
  return made
}

/** @param given fingerprints that are already known, by key */
const entriesOf = (value: object, given: Readonly<Record<string, string>> = {}) =>
  Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${Object.hasOwn(given, key) ? given[key] : hashOf(child)}`)

/** An intermediate state of the hash. */
type Stirred = readonly [number, number]

/** The initial state of a 53-bit hash, after cyrb53 by bryc (public domain). A text may be added piece by piece. */
const unstirred: Stirred = [0xdeadbeef, 0x41c6ce57]

const stirred = ([first, second]: Stirred, text: string): Stirred => {
  let a = first
  let b = second
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  return [a, b]
}

/** Fourteen hexadecimal digits. */
const digestOf = ([first, second]: Stirred): string => {
  let [a, b] = [first, second]
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

const digest = (text: string): string => digestOf(stirred(unstirred, text))
