/**
 * Fingerprints of states: equal JSON gives equal fingerprints. States share unchanged objects and each object is hashed once, so a
 * fingerprint per fact is cheap. Meant for comparing builds, not for security.
 */
import type { State } from '../reducers'

/** Fourteen hexadecimal digits. Keys are sorted, and undefined values are skipped, as in JSON. */
export const hashOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return digest(JSON.stringify(value ?? null))
  const seen = known.get(value)
  if (seen !== undefined) return seen
  const hash = digest(Array.isArray(value) ? `[${value.map(hashOf).join()}]` : `{${entriesOf(value).join()}}`)
  known.set(value, hash)
  return hash
}

/** Fingerprints of a state's parts, e.g. `route` and `designing`, without its position in the log. */
export const partsOf = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([part, value]) => (isPlace.has(part) ? [] : [[part, hashOf(value)]])),
  )

const isPlace = new Set(['seq', 'cause', 'at'])

const known = new WeakMap<object, string>()

const entriesOf = (value: object) =>
  Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${hashOf(child)}`)

/** 53 bits, after cyrb53 by bryc (public domain). */
const digest = (text: string): string => {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}
