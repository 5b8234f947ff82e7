/** Sessions as lists of facts. `wellFormed` says what a store can hold: an answer never comes before its request. */
import fc from 'fast-check'
import { FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'
import { phaseOf } from '../../src/events/call-facts'
import { composed } from './composed'
import { arbitraryOf } from './of-codec'

/** A fact, and which of the open requests it answers if it is an answer. */
export type Entry = { readonly event: FlowEvent; readonly which: number }

export const anyEvent = arbitraryOf(FlowEvent) as fc.Arbitrary<FlowEvent>

export const anySession: fc.Arbitrary<readonly Entry[]> = fc.array(
  composed<Entry>({ event: anyEvent, which: fc.nat({ max: 5 }) }),
  { maxLength: 40 },
)

/** The log that a store would hold after these entries; answers without an open request of their call are left out. */
export const wellFormed = (entries: readonly Entry[]): readonly Recorded<FlowEvent>[] => {
  const log: Recorded<FlowEvent>[] = []
  let open: readonly { readonly id: string; readonly call: string }[] = []
  for (const { event, which } of entries) {
    const phase = phaseOf(event.type)
    const candidates = open.filter(({ call }) => call === phase?.call)
    const answered = candidates[which % Math.max(candidates.length, 1)]
    const isAnswer = phase !== null && phase.phase !== 'requested'
    if (isAnswer && answered === undefined) continue
    const id = `fact-${log.length + 1}`
    if (phase?.phase === 'requested') open = [...open, { id, call: phase.call }]
    if (isAnswer) open = open.filter((request) => request !== answered)
    log.push(recorded(event, { id, seq: log.length + 1, settles: isAnswer ? (answered?.id ?? null) : null }))
  }
  return log
}

/** A fact as the log holds it, with plain values where a test does not care. */
export const recorded = <E>(event: E, envelope: Partial<Recorded<E>> = {}): Recorded<E> => ({
  seq: 1,
  id: 'fact-1',
  session: 'session',
  at: 1_700_000_000_000 + (envelope.seq ?? 1) * 1000,
  tab: 'tab',
  build: 'test',
  cause: null,
  settles: null,
  ...envelope,
  event,
})
