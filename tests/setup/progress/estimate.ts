/**
 * How long a test run still takes: what is left of each file, by how long it took before and how fast this machine has been in this
 * run. Files of a group run side by side, groups one after the other.
 */ import { groupBy } from 'es-toolkit'

/** One test file. Times are seconds of one clock; `began` and `took` are missing as long as it has not begun or ended. */
export type Work = Readonly<{
  /** Files of the same kind (a project of Vitest) are slower or faster by the same factor. */
  kind: string
  group: number
  workers: number
  expected: number
  began?: number
  took?: number
}>

/** The seconds from `now` until all files have ended. */
export const secondsLeft = (works: readonly Work[], now: number): number => {
  const speedOf = speeds(works, now)
  const groups = groupBy(works, ({ group }) => group)
  return Object.values(groups).reduce((sum, those) => sum + leftOfGroup(those, speedOf, now), 0)
}

/** The workers share the files evenly, except that one file is never shared. */
const leftOfGroup = (works: readonly Work[], speedOf: (kind: string) => number, now: number): number => {
  const each = works.map((work) => leftOf(work, speedOf(work.kind), now))
  const workers = works[0]?.workers ?? 1
  return Math.max(each.reduce((sum, left) => sum + left, 0) / workers, ...each)
}

/** What takes longer than expected is taken to last a tenth longer still. */
const leftOf = ({ expected, began, took }: Work, speed: number, now: number): number => {
  if (took !== undefined) return 0
  if (began === undefined) return expected * speed
  const elapsed = now - began
  return Math.max(expected * speed - elapsed, elapsed / 10)
}

/** As many seconds of work as must be done before the measured speed counts as much as the expected one. */
const trust = 10

/**
 * By which factor files of a kind take longer here than expected. Little is known in the beginning: the expected speed counts then,
 * and the speed of all kinds until enough files of this kind have ended.
 */
const speeds = (works: readonly Work[], now: number): ((kind: string) => number) => {
  const known = works.flatMap((work) => {
    const took = work.took ?? overdue(work, now)
    return took === undefined ? [] : [{ kind: work.kind, expected: work.expected, took }]
  })
  const factor = (those: typeof known, prior: number): number => {
    const expected = those.reduce((sum, one) => sum + one.expected, trust)
    return those.reduce((sum, one) => sum + one.took, trust * prior) / expected
  }
  const overall = factor(known, 1)
  const byKind = groupBy(known, ({ kind }) => kind)
  return (kind) => factor(byKind[kind] ?? [], overall)
}

/** A file that runs for longer than expected says already how slow the machine is. */
const overdue = ({ expected, began }: Work, now: number): number | undefined =>
  began !== undefined && now - began > expected ? now - began : undefined
