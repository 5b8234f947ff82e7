/**
 * Creates a new session from the first facts of another one. It gets new ids, since each request can be settled only once in the
 * database, and refers to its own sections (tests/replay/viewer/fork-of-corpus.test.ts).
 */
import { fact, type FlowEvent } from '../../events'
import type { Draft } from '../../events/log'
import type { AnyFact, PlacedDrafts } from '../../persistence/log'
import { rowOf } from '../file/recording'
import { mapTexts } from '../file/derived'

export type ForkStamps = {
  readonly id: () => string
  readonly now: () => number
  readonly tab: string
  readonly build: string
}

/** @param facts all facts up to the fork; not empty */
export const forkOf = (facts: readonly AnyFact[], stamps: ForkStamps): PlacedDrafts => {
  const session = stamps.id()
  const ids = new Map(facts.map(({ id }) => [id, stamps.id()]))
  const anew = (id: string | null) => (id === null ? null : (ids.get(id) ?? null))
  const renamed = (text: string) => ids.get(text) ?? text
  const copies = facts.map((one): Draft<FlowEvent> => {
    const { id, at, tab, build, cause, settles, event } = rowOf(one)
    return {
      id: anew(id) ?? id,
      session,
      at,
      tab,
      build,
      cause: anew(cause),
      settles: anew(settles),
      // A fact unknown to this build is copied as it is.
      event: mapTexts(event, renamed) as FlowEvent,
    }
  })
  const last = facts.at(-1)
  const mark = fact('FlowForked', { from: last?.session ?? '', seq: last?.seq ?? 0 })
  const { now, tab, build } = stamps
  const end = { id: stamps.id(), session, at: now(), tab, build, cause: null, settles: null, event: mark }
  return (first) => {
    const moved = movedSections(facts, first)
    return [...copies.map((copy) => ({ ...copy, event: moved(copy.event) })), end]
  }
}

/**
 * Renames sections for a fork. A section that was not added by hand is named after the position of the fact that it came from (`designOf`,
 * `recipe`). The facts of a fork have other positions than their originals, so references to such a section are changed to its name in the
 * fork.
 *
 * @param first the new position of the first fact; the others follow it
 */
const movedSections = (facts: readonly AnyFact[], first: number): ((event: FlowEvent) => FlowEvent) => {
  const places = new Map(facts.map(({ seq }, index) => [String(seq), first + index]))
  const moved = (text: string, field: string) =>
    references.has(field) ? text.replace(/^\d+(?=-\d+$)/, (seq) => String(places.get(seq) ?? seq)) : text
  return (event) => mapTexts(event, moved) as FlowEvent
}

/** The fields of facts that hold the id of a section. */
const references: ReadonlySet<string> = new Set(['section', 'after', 'before'])
