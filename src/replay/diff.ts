/** The differences between two states, as a list of JSON paths. */

export type Difference = {
  /** E.g. `designing.design.sections[2].content` or `calls.ended["EntitySave:home"]`; empty for the whole. */
  readonly path: string
  readonly how: 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly after: unknown
}

/** Differences from `before` to `after`, in key order. Objects that both share are skipped. */
export const diffOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Object.is(before, after)) return []
  if (before === undefined) return [{ path, how: 'added', before, after }]
  if (after === undefined) return [{ path, how: 'removed', before, after }]
  const [from, to] = [before, after]
  if (!isBranch(from) || !isBranch(to) || Array.isArray(from) !== Array.isArray(to))
    return [{ path, how: 'changed', before, after }]
  const found: Difference[] = []
  for (const key of keysOf(from, to)) {
    const [was, is] = [own(from, key), own(to, key)]
    if (!Object.is(was, is)) found.push(...diffOf(was, is, join(path, key, Array.isArray(from))))
  }
  return found
}

type Branch = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/**
 * Iterates lists by index, without collecting keys: in a long session, lists of steps differ only in their last items, and the rest has to
 * cost nothing.
 */
const keysOf = (from: Branch, to: Branch): Iterable<string | number> => {
  if (Array.isArray(from) && Array.isArray(to)) return Array(Math.max(from.length, to.length)).keys()
  const keys = Object.keys(from)
  const known = new Set(keys)
  return [...keys, ...Object.keys(to).filter((key) => !known.has(key))]
}

const own = (branch: Branch, key: string | number) => (Object.hasOwn(branch, key) ? branch[key] : undefined)

const join = (path: string, key: string | number, inList: boolean): string => {
  if (inList || typeof key === 'number') return `${path}[${key}]`
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}

/** Objects that are known to be equal, from one side to the other. */
export type Equals = WeakMap<object, object>

/**
 * Whether two states are equal as JSON. Cheaper than two fingerprints: equal texts are compared, not hashed, and objects known to be equal
 * are not compared again, so that a comparison after each fact costs only what changed.
 */
export const isSame = (one: unknown, other: unknown, equals: Equals = new WeakMap()): boolean => {
  if (Object.is(one, other)) return true
  if (!isBranch(one) || !isBranch(other)) return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
  if (equals.get(one) === other) return true
  const same = Array.isArray(one) === Array.isArray(other) && hasSameFields(one, other, equals)
  if (same) equals.set(one, other)
  return same
}

/** Undefined fields are skipped, as in JSON. */
const hasSameFields = (one: Branch, other: Branch, equals: Equals): boolean => {
  let fields = 0
  for (const key of Object.keys(one)) {
    if (one[key] === undefined) continue
    fields += 1
    if (!Object.hasOwn(other, key) || other[key] === undefined || !isSame(one[key], other[key], equals)) return false
  }
  return fields === Object.keys(other).filter((key) => other[key] !== undefined).length
}
