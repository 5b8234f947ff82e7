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
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...keys].flatMap((key) => diffOf(own(from, key), own(to, key), join(path, key, Array.isArray(from))))
}

type Branch = Readonly<Record<string, unknown>>

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

const own = (branch: Branch, key: string) => (Object.hasOwn(branch, key) ? branch[key] : undefined)

const join = (path: string, key: string, inList: boolean): string => {
  if (inList) return `${path}[${key}]`
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}
