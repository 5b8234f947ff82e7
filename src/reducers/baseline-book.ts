/**
 * The store from before the flow's first change, thing by thing (D-19). A thing's former state is what was last read of it before
 * the flow asked for a change; from then on it stands, and `now` follows.
 */
import { isEqual } from 'es-toolkit'
import type { Former, Snapshot, Step, Thing } from '../events/restoring'
import { keyOf, type Things } from './things'

export type Baseline = {
  readonly was: Things
  readonly now: Things
  /** Keys of what the flow asked to be changed. */
  readonly ours: Readonly<Record<string, true>>
  /** Products that were there when last looked; null before. */
  readonly products: readonly number[] | null
  /** Products that were there at the first look; null before. */
  readonly before: readonly number[] | null
  /** The store right after the last Save of this session or one before it; null when nothing was saved. */
  readonly saved: { readonly at: number; readonly things: Things } | null
}

export const initialBaseline: Baseline = { was: {}, now: {}, ours: {}, products: null, before: null, saved: null }

/** What the flow changed and what is not as it was: the one list from which restoring follows. */
export const differences = (baseline: Baseline, design: Former = 'before'): readonly Step[] =>
  Object.keys(baseline.ours).flatMap((key) => {
    const [to, from] = [formerly(baseline, key, design), baseline.now[key]]
    return to === undefined || from === undefined || isEqual(from, to) ? [] : [{ from, to }]
  })

/** What the next session has to know of this one's changes; also of those that were taken back, while a Save had them. */
export const legacyOf = ({ was, now, ours }: Baseline): readonly Step[] =>
  Object.keys(ours).flatMap((key) => {
    const [to, from] = [was[key], now[key]]
    return to === undefined || from === undefined ? [] : [{ from, to }]
  })

/** A thing in one of the former designs. What came only after the Save was in it as it was before. */
export const formerly = ({ was, saved }: Baseline, key: string, design: Former): Thing | undefined =>
  design === 'before' ? was[key] : saved === null ? undefined : (saved.things[key] ?? was[key])

/** The store is as the merchant wants it. */
export const savedNow = (baseline: Baseline, at: number): Baseline => ({
  ...baseline,
  saved: { at, things: baseline.now },
})

/** What the last Save of a former session left, for the next one; null when there was none. */
export const snapshotOf = ({ saved }: Baseline): Snapshot | null =>
  saved && { at: saved.at, things: Object.values(saved.things) }

export const withSnapshot = (baseline: Baseline, saved: Snapshot | null): Baseline =>
  saved === null
    ? baseline
    : {
        ...baseline,
        saved: { at: saved.at, things: Object.fromEntries(saved.things.map((thing) => [keyOf(thing), thing])) },
      }

/** The store was looked at. */
export const seen = (baseline: Baseline, things: readonly Thing[]): Baseline => {
  // Filled in place: a store has many things, and copies of all with each took most of the time of a reading.
  const [was, now] = [{ ...baseline.was } as Record<string, Thing>, { ...baseline.now } as Record<string, Thing>]
  for (const thing of things) {
    const key = keyOf(thing)
    const found = asKnown(thing, now[key])
    now[key] = found
    if (!isOurs({ was, ours: baseline.ours }, key)) was[key] = found
  }
  return { ...baseline, was, now }
}

/** All products were looked at: one that is not among them was taken away by somebody else. */
export const seenProducts = (baseline: Baseline, products: readonly number[]): Baseline =>
  Object.values(baseline.now).reduce<Baseline>(
    (all, thing) =>
      thing.kind === 'product' && thing.there && products.length < pageful && !products.includes(thing.id)
        ? changed(all, { ...thing, there: false })
        : all,
    { ...baseline, products, before: baseline.before ?? products },
  )

/** More products than the server lists at once. */
const pageful = 100

/** The flow changed a thing. What was never read cannot be put back, so it is not followed. */
export const changed = (baseline: Baseline, thing: Thing): Baseline =>
  Object.hasOwn(baseline.was, keyOf(thing))
    ? { ...baseline, now: { ...baseline.now, [keyOf(thing)]: thing } }
    : baseline

/** The flow is about to change these. Nobody knows how far an unanswered call came, so they are ours from here on. */
export const claimed = (baseline: Baseline, ...keys: readonly string[]): Baseline => ({
  ...baseline,
  ours: { ...baseline.ours, ...Object.fromEntries(keys.map((key) => [key, true as const])) },
})

/** The flow is about to make what was not there, or was there in this state. */
export const claimedFrom = (baseline: Baseline, was: Thing): Baseline => {
  const key = keyOf(was)
  const known = Object.hasOwn(baseline.was, key) ? baseline : seen(baseline, [was])
  return claimed(known, key)
}

/** A step back or forth was made: what is in all former designs as it is now is not ours any more. */
export const stepped = (baseline: Baseline, { to }: Step): Baseline => {
  const next = claimed(changed(baseline, to), keyOf(to))
  const isEverywhere = (['before', 'saved'] as const).every((design) => {
    const former = formerly(next, keyOf(to), design)
    return former === undefined ? design === 'saved' : isEqual(former, to)
  })
  return isEverywhere ? { ...next, ours: without(next.ours, to) } : next
}

/** Somebody made it their own: it is no more the flow's. */
export const left = (baseline: Baseline, thing: Thing): Baseline => ({
  ...baseline,
  was: without(baseline.was, thing),
  now: without(baseline.now, thing),
  ours: without(baseline.ours, thing),
})

const isOurs = ({ was, ours }: Pick<Baseline, 'was' | 'ours'>, key: string) =>
  Object.hasOwn(ours, key) && Object.hasOwn(was, key)

/** A family that the flow installed keeps the addresses of the collection: from there it can be installed again. */
const asKnown = (thing: Thing, known: Thing | undefined): Thing =>
  thing.kind === 'font' && known?.kind === 'font' ? { ...thing, family: known.family } : thing

const without = <A>(all: Readonly<Record<string, A>>, thing: Thing): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(thing)))
