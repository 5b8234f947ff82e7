/**
 * The store before the flow's first change, thing by thing (D-19). `was` is a thing's last reading before the flow requested a
 * change to it, and is frozen from then on; `now` tracks later changes.
 */
import { isEqual, mapValues, pick } from 'es-toolkit'
import type { Former, Snapshot, Step, Thing } from '../../events/restoring/restoring'
import { keyOf, rowOf } from './restorable'
import type { Things, Tracked } from './restorable-row'

export type Baseline = Tracked & {
  /** Product ids at the last reading; null before any. */
  readonly products: readonly number[] | null
  /** Product ids at the first reading; null before it. */
  readonly before: readonly number[] | null
  /** The store right after the last Save, in this session or an earlier one; null when nothing was saved. */
  readonly saved: Saved | null
}

/** `at` in milliseconds since 1970. */
type Saved = { readonly at: number; readonly things: Things }

export const initialBaseline: Baseline = { was: {}, now: {}, ours: {}, products: null, before: null, saved: null }

/** What the flow changed and what still differs from the former design: the steps of a restore. */
export const differences = (baseline: Baseline, design: Former = 'before'): readonly Step[] =>
  Object.keys(baseline.ours).flatMap((key) => {
    const [to, from] = [formerly(baseline, key, design), baseline.now[key]]
    return to === undefined || from === undefined || isSame(from, to) ? [] : [{ from, to }]
  })

const isSame = (one: Thing, other: Thing): boolean => isEqual(stateOf(one), stateOf(other))

const stateOf = (thing: Thing): Thing => rowOf(thing).state?.(thing) ?? thing

/** This session's changes, for the next session. Includes reverted ones as long as the saved design still has them. */
export const legacyOf = ({ was, now, ours }: Baseline): readonly Step[] =>
  Object.keys(ours).flatMap((key) => {
    const [to, from] = [was[key], now[key]]
    return to === undefined || from === undefined ? [] : [{ from, to }]
  })

/** A thing in one of the former designs. One missing from the saved design falls back to its state before the flow. */
export const formerly = ({ was, saved }: Baseline, key: string, design: Former): Thing | undefined =>
  design === 'before' ? was[key] : saved === null ? undefined : (saved.things[key] ?? was[key])

/** Takes the current store as the saved design. */
export const savedNow = (baseline: Baseline, at: number): Baseline => ({
  ...baseline,
  saved: { at, things: baseline.now },
})

/** Takes these things, as they are now, into the saved design. */
export const withSaved = (baseline: Baseline, keys: readonly string[]): Baseline =>
  baseline.saved === null
    ? baseline
    : { ...baseline, saved: { ...baseline.saved, things: { ...baseline.saved.things, ...pick(baseline.now, keys) } } }

/** The store after the last Save, for the next session; null when nothing was saved. */
export const snapshotOf = ({ saved }: Baseline): Snapshot | null =>
  saved && { at: saved.at, things: Object.values(saved.things) }

export const withSnapshot = (baseline: Baseline, saved: Snapshot | null): Baseline =>
  saved === null
    ? baseline
    : {
        ...baseline,
        saved: { at: saved.at, things: Object.fromEntries(saved.things.map((thing) => [keyOf(thing), thing])) },
      }

/** Applies a reading of the store. It also completes the saved design where that was saved before its value was known. */
export const seen = (baseline: Baseline, things: readonly Thing[]): Baseline => {
  // Fills local copies in place: a store has many things, and copying all of them for each one was slow.
  const [was, now] = [{ ...baseline.was } as Record<string, Thing>, { ...baseline.now } as Record<string, Thing>]
  for (const thing of things) {
    const key = keyOf(thing)
    const found = rowOf(thing).asRead?.(thing, now[key]) ?? thing
    now[key] = found
    if (!isOurs({ was, ours: baseline.ours }, key)) was[key] = found
  }
  return { ...baseline, was, now, saved: baseline.saved && completed(baseline.saved, now) }
}

const completed = ({ at, things }: Saved, now: Things): Saved => ({
  at,
  things: mapValues(things, (thing, key) => (rowOf(thing).isUnread?.(thing) ? (now[key] ?? thing) : thing)),
})

/** Records the flow's change to a thing. A thing that was never read cannot be restored, so it is not tracked. */
export const changed = (baseline: Baseline, thing: Thing): Baseline =>
  Object.hasOwn(baseline.was, keyOf(thing))
    ? { ...baseline, now: { ...baseline.now, [keyOf(thing)]: thing } }
    : baseline

/** Marks things as ours when a change is requested: a call without a response may still have taken effect. */
export const claimed = (baseline: Baseline, ...things: readonly Thing[]): Baseline =>
  things.length === 0
    ? baseline
    : {
        ...baseline,
        ours: { ...baseline.ours, ...Object.fromEntries(things.map((thing) => [keyOf(thing), true as const])) },
      }

/** Claims a thing; `was` is its former state, unless one was read. */
export const claimedFrom = (baseline: Baseline, was: Thing): Baseline => {
  const known = Object.hasOwn(baseline.was, keyOf(was)) ? baseline : seen(baseline, [was])
  return claimed(known, was)
}

/** Applies a restore step. A thing that now matches every former design is no longer ours. */
export const stepped = (baseline: Baseline, { to }: Step): Baseline => {
  const next = claimed(changed(baseline, to), to)
  const isEverywhere = (['before', 'saved'] as const).every((design) => {
    const former = formerly(next, keyOf(to), design)
    return former === undefined ? design === 'saved' : isSame(former, to)
  })
  return isEverywhere ? { ...next, ours: without(next.ours, to) } : next
}

/** Stops tracking a thing that a restore step skipped, because another user changed or deleted it. */
export const left = (baseline: Baseline, thing: Thing): Baseline => ({
  ...baseline,
  was: without(baseline.was, thing),
  now: without(baseline.now, thing),
  ours: without(baseline.ours, thing),
})

const isOurs = ({ was, ours }: Pick<Baseline, 'was' | 'ours'>, key: string) =>
  Object.hasOwn(ours, key) && Object.hasOwn(was, key)

const without = <A>(all: Readonly<Record<string, A>>, thing: Thing): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(thing)))
