/** Pure functions on trees of settings and styles, which are plain JSON from a server and may contain any key. */

import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as O from 'fp-ts/Option'

export type Tree = Readonly<Record<string, unknown>>

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A tree from its JSON text; null for any other text. */
export const parseTree = (text: string): Tree | null =>
  pipe(J.parse(text), O.fromEither, O.filter(isTree), O.toNullable)

/** A branch of a tree; empty if there is none. */
export const branch = (tree: unknown, ...path: readonly string[]): Tree => {
  const found = path.reduce<unknown>((at, key) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined), tree)
  return isTree(found) ? found : {}
}

/** Merges two trees; where both have a value, the second one's wins. Lists are values. */
export const merged = (one: Tree, other: Tree): Tree => {
  const entries = Object.entries(other).map(([key, value]) => {
    const before = Object.hasOwn(one, key) ? one[key] : undefined
    return [key, isTree(before) && isTree(value) ? merged(before, value) : value] as const
  })
  return { ...one, ...Object.fromEntries(entries) }
}

/**
 * The first tree without the values at paths where the second has one, and without the branches that this leaves empty.
 */
export const withoutShape = (tree: Tree, shape: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      if (!Object.hasOwn(shape, key)) return [[key, value]]
      const part = shape[key]
      if (!isTree(part) || !isTree(value)) return []
      const rest = withoutShape(value, part)
      return Object.keys(rest).length > 0 ? [[key, rest]] : []
    }),
  )

/** Without one key. */
export const omit = (tree: Tree, key: string): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([each]) => each !== key))
