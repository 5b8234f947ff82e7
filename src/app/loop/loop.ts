/**
 * The loop: append, then fold, then act. A fact exists once its transaction is complete; only then do state, views and effects see it.
 * The facts of this tab come back from the append itself. The log is read from the last known position for facts from other tabs, also
 * if one of them may be before those that were just appended.
 */
import * as E from 'fp-ts/Either'
import { BehaviorSubject, Subject, type Observable } from 'rxjs'
import { foldKnown, untilFoldable } from '../../effects/adapters/load-whole-logic'
import type { FlowEvent } from '../../events'
import type { Draft } from '../../events/log'
import type { AnyFact, Log } from '../../persistence/log'
import type { Appended } from '../../projections/tracking/tracking'
import { initialState } from '../../reducers/initial'
import type { State } from '../../reducers'

export type FactLinks = { readonly cause: string | null; readonly settles?: string }

export type Stamps = {
  readonly id: () => string
  readonly now: () => number
  readonly tab: string
  readonly build: string
}

export type Loop = {
  readonly session: string
  readonly state: () => State
  readonly facts: () => readonly AnyFact[]
  /** The current state, and the state after every fact. */
  readonly state$: Observable<State>
  /** Each new fact, from this tab or another, with the state before and after it. Does not replay earlier facts. */
  readonly appended$: Observable<Appended>
  /** Resolves once the fact is in the log and folded. An answer is dropped if another tab answered first. */
  readonly record: (event: FlowEvent, links?: FactLinks) => Promise<void>
  /** Reads the facts that other tabs appended. */
  readonly catchUp: () => Promise<void>
}

/** The known part of a session: its facts, and the state they fold to. */
export type FoldedLog = { readonly facts: readonly AnyFact[]; readonly state: State }

type Options = {
  readonly log: Log
  readonly session: string
  readonly past?: FoldedLog | null
  readonly stamps: Stamps
  readonly onAppended?: () => void
}

export const createLoop = ({ log, session, past, stamps, onAppended }: Options): Loop => {
  const state$ = new BehaviorSubject<State>(past?.state ?? initialState)
  const appended$ = new Subject<Appended>()
  const known = [...(past?.facts ?? [])]
  /** A copy for those who look; null until someone looks again. */
  let facts: readonly AnyFact[] | null = null
  let queue: readonly Waiting[] = []
  let pumping = false

  const take = async (found: readonly AnyFact[]) => {
    const waiting = untilFoldable(found, state$.value)
    if (waiting !== null) await waiting
    // Reads and appends may overlap, so facts that are already folded are skipped.
    const fresh = found.filter(({ seq }) => seq > state$.value.seq)
    if (fresh.length === 0) return
    known.push(...fresh)
    facts = null
    const appended = stepsOf(fresh, state$.value)
    state$.next(appended.at(-1)?.after ?? state$.value)
    appended.forEach((step) => appended$.next(step))
  }

  const catchUp = async () => {
    const found = await log.read(session, state$.value.seq)
    if (E.isRight(found)) await take(found.right)
  }

  const pump = async () => {
    while (queue.length > 0) {
      const batch = nextBatch(queue)
      queue = queue.slice(batch.length)
      const drafts = batch.map(({ draft }) => draft)
      const written = await log.append(drafts, known.at(-1) ?? null)
      if (E.isRight(written) && written.right !== null) await take(written.right)
      else await catchUp()
      onAppended?.()
      batch.forEach(({ folded }) => folded())
    }
    pumping = false
  }

  const record: Loop['record'] = (event, { cause = null, settles } = { cause: null }) =>
    new Promise((folded) => {
      const { id, now, tab, build } = stamps
      const draft = { id: id(), session, at: now(), tab, build, cause, settles: settles ?? null, event }
      queue = [...queue, { draft, folded }]
      if (pumping) return
      pumping = true
      // Facts recorded in one tick share a transaction.
      queueMicrotask(() => void pump())
    })

  return { session, state: () => state$.value, facts: () => (facts ??= [...known]), state$, appended$, record, catchUp }
}

/** Folds the facts one by one, each onto the state after the previous one. */
const stepsOf = (facts: readonly AnyFact[], from: State): readonly Appended[] => {
  let before = from
  return facts.map((fact) => {
    const step = { before, fact, after: foldKnown(before, fact) }
    before = step.after
    return step
  })
}

type Waiting = { readonly draft: Draft<FlowEvent>; readonly folded: () => void }

/**
 * The drafts of the next transaction. An answer gets its own batch: if another tab answered first, only this answer is rolled back.
 */
const nextBatch = (queue: readonly Waiting[]): readonly Waiting[] => {
  const end = queue.findIndex(({ draft }) => draft.settles !== null)
  return end === -1 ? queue : queue.slice(0, Math.max(end, 1))
}
