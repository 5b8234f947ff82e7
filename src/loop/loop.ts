/**
 * The loop: append, then fold, then act. A fact exists when its transaction is complete; only then do state, views and effects
 * see it. Facts of other tabs come in by the same door: the log is read from the last known place on.
 */
import * as E from 'fp-ts/Either'
import { BehaviorSubject, Subject, type Observable } from 'rxjs'
import type { FlowEvent } from '../events'
import type { Draft } from '../events/envelope'
import type { AnyFact, Log } from '../persistence/log'
import type { Appended } from '../projections/tracking'
import { fold, initialState, type State } from '../reducers'

export type Links = { readonly cause: string | null; readonly settles?: string }

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
  /** The state now, and after every fact. */
  readonly state$: Observable<State>
  /** Each fact as it comes, of this tab or another, with the state on both sides of it; nothing of what came before. */
  readonly appended$: Observable<Appended>
  /** Resolves when the fact is in the log and folded. An answer that another tab gave first is dropped. */
  readonly record: (event: FlowEvent, links?: Links) => Promise<void>
  /** Reads what other tabs appended. */
  readonly catchUp: () => Promise<void>
}

/** What is known of a session already: its facts, and what they mean. */
export type Past = { readonly facts: readonly AnyFact[]; readonly state: State }

type Options = {
  readonly log: Log
  readonly session: string
  readonly past?: Past | null
  readonly stamps: Stamps
  readonly onAppended?: () => void
}

export const createLoop = ({ log, session, past, stamps, onAppended }: Options): Loop => {
  const state$ = new BehaviorSubject<State>(past?.state ?? initialState)
  const appended$ = new Subject<Appended>()
  let facts: readonly AnyFact[] = past?.facts ?? []
  let queue: readonly Waiting[] = []
  let pumping = false

  const catchUp = async () => {
    const found = await log.read(session, state$.value.seq)
    // Two readings may overlap: only what is still new counts.
    const fresh = E.isRight(found) ? found.right.filter(({ seq }) => seq > state$.value.seq) : []
    if (fresh.length === 0) return
    facts = [...facts, ...fresh]
    const appended = stepsOf(fresh, state$.value)
    state$.next(appended.at(-1)?.after ?? state$.value)
    appended.forEach((step) => appended$.next(step))
  }

  const pump = async () => {
    while (queue.length > 0) {
      const batch = nextBatch(queue)
      queue = queue.slice(batch.length)
      await log.append(batch.map(({ draft }) => draft))
      await catchUp()
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
      // What happens in one tick goes in one transaction.
      queueMicrotask(() => void pump())
    })

  return { session, state: () => state$.value, facts: () => facts, state$, appended$, record, catchUp }
}

/** One fold after another, each from where the one before it ended. */
const stepsOf = (facts: readonly AnyFact[], from: State): readonly Appended[] => {
  let before = from
  return facts.map((fact) => {
    const step = { before, fact, after: fold(before, fact) }
    before = step.after
    return step
  })
}

type Waiting = { readonly draft: Draft<FlowEvent>; readonly folded: () => void }

/** An answer goes alone: if another tab's answer was first, only this one is rolled back. */
const nextBatch = (queue: readonly Waiting[]): readonly Waiting[] => {
  const end = queue.findIndex(({ draft }) => draft.settles !== null)
  return end === -1 ? queue : queue.slice(0, Math.max(end, 1))
}
