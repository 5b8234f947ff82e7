/**
 * Stores large values once, by content hash: a stored fact has `{ $blob: hash }` in place of a long text. Only the persistence layer uses
 * this.
 */
import { sha256Of } from '../events/codecs'

/** Texts longer than this (in UTF-16 units) are stored separately. */
const long = 2048

export type Detached = { readonly value: unknown; readonly blobs: ReadonlyMap<string, string> }

/** Replaces the long texts in a plain JSON value by their hashes. */
export const detach = (value: unknown): Detached => {
  const blobs = new Map<string, string>()
  const kept = mapLeaves(value, (leaf) => {
    if (typeof leaf !== 'string' || leaf.length <= long) return leaf
    const hash = sha256Of(leaf)
    blobs.set(hash, leaf)
    return { $blob: hash }
  })
  return { value: kept, blobs }
}

/** Puts the long texts back. If one is missing, its reference remains, and the fact does not decode. */
export const attach = (value: unknown, blobs: ReadonlyMap<string, string>): unknown => {
  const hash = hashIn(value)
  if (hash !== null) return blobs.get(hash) ?? value
  return mapLeaves(
    value,
    (leaf) => leaf,
    (child) => attach(child, blobs),
  )
}

/** Hashes of the long texts that a stored value references, each once. */
export const hashesIn = (value: unknown): readonly string[] => {
  const hashes = new Set<string>()
  addHashesIn(value, hashes)
  return [...hashes]
}

/**
 * Adds the hashes of the long texts that a stored value references.
 * @returns whether there are any
 */
export const addHashesIn = (value: unknown, hashes: Set<string>): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const hash = hashIn(value)
  if (hash !== null) hashes.add(hash)
  let some = hash !== null
  for (const child of Object.values(value)) if (addHashesIn(child, hashes)) some = true
  return some
}

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
