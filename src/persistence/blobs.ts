/**
 * Big values are kept once, by content hash: in the store a fact carries `{ $blob: hash }` where it had a long text. Everybody
 * else sees the text.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Texts longer than this many UTF-16 units are kept apart. */
const long = 2048

export type Detached = { readonly value: unknown; readonly blobs: ReadonlyMap<string, string> }

/** Takes the long texts out of a plain JSON value. */
export const detach = (value: unknown): Detached => {
  const blobs = new Map<string, string>()
  const kept = mapLeaves(value, (leaf) => {
    if (typeof leaf !== 'string' || leaf.length <= long) return leaf
    const hash = hashOf(leaf)
    blobs.set(hash, leaf)
    return { $blob: hash }
  })
  return { value: kept, blobs }
}

/** Puts the long texts back; one that is missing stays a reference, and the fact will not decode. */
export const attach = (value: unknown, blobs: ReadonlyMap<string, string>): unknown => {
  const hash = hashIn(value)
  if (hash !== null) return blobs.get(hash) ?? value
  return mapLeaves(
    value,
    (leaf) => leaf,
    (child) => attach(child, blobs),
  )
}

/** Hashes of the long texts that a stored value refers to. */
export const hashesIn = (value: unknown): readonly string[] => {
  const hash = hashIn(value)
  if (hash !== null) return [hash]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hashesIn) : []
}

/** SHA-256 in hexadecimal; in JavaScript, because a shop's admin need not be a secure context. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

const hashIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && '$blob' in value && typeof value.$blob === 'string'
    ? value.$blob
    : null

const mapLeaves = (
  value: unknown,
  leaf: (value: unknown) => unknown,
  inner: (value: unknown) => unknown = (child) => mapLeaves(child, leaf),
): unknown => {
  if (Array.isArray(value)) return value.map(inner)
  if (typeof value !== 'object' || value === null) return leaf(value)
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inner(child)]))
}
