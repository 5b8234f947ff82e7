/**
 * Whether two states say the same, as JSON. Cheaper than two fingerprints: equal texts are compared, not digested, and what was found
 * equal once is not looked at again, so that a comparison per fact costs what changed.
 */

/** What was found equal, from one side to the other. */
export type Equals = WeakMap<object, object>

export const isSame = (one: unknown, other: unknown, equals: Equals = new WeakMap()): boolean => {
  if (Object.is(one, other)) return true
  if (!isBranch(one) || !isBranch(other)) return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
  if (equals.get(one) === other) return true
  const same = Array.isArray(one) === Array.isArray(other) && hasSameFields(one, other, equals)
  if (same) equals.set(one, other)
  return same
}

type Branch = Readonly<Record<string, unknown>>

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

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null
