/**
 * Runs pending calls: records the request, makes the call, records the answer. Invariant: each request is settled once
 * (tests/properties/settled-once.test.ts). A bug in one effect is recorded and does not stop the others.
 */
import * as E from 'fp-ts/Either'
import { type Either } from 'fp-ts/Either'
import { defer, Observable, takeWhile, type Subscription } from 'rxjs'
import { fact, type FlowEvent } from '../../events'
import { callOf, calls, type CallName, type RequestEvent } from '../../events/call-facts'
import type { Fault } from '../../events/calls'
import type { State } from '../../reducers'
import { laterEffects } from '../adapters/load-later-effects'
import { logic } from '../adapters/load-whole-logic'
import { afterAnswer, firstEffects, type FirstCall } from '../first-effects'
import type { LaterCall } from '../later-effects'
import { andThen, isUnclear } from './answers'
import type { Ports, Rest } from './ports'
import { defaultRetry, noRetry, retryPolitely } from './retry'

/** The part of the loop that the runner uses. */
type Recorder = {
  readonly state$: Observable<State>
  /** Resolves once the fact is in the log and folded. */
  readonly record: (
    event: FlowEvent,
    links: { readonly cause: string | null; readonly settles?: string },
  ) => Promise<void>
}

/**
 * Maximum number of concurrent calls. A shop's PHP has few workers, and requests that wait for one use up their deadlines.
 */
const atOnce = 4

/** Runs while subscribed; `mine` decides which calls this tab makes. */
export const runner = (
  loop: Recorder,
  ports: Ports,
  mine: (request: RequestEvent, state: State) => boolean,
  effect: EffectOf = effectOf,
): Observable<never> =>
  new Observable<never>(() => {
    const asking = new Set<string>()
    /** Each request is abandoned only once, even if the log rejects the fact. */
    const abandoned = new Set<string>()
    const running = new Map<string, Subscription>()
    const begun = new Set<string>()
    let latest: State | null = null

    const onState = (state: State) => {
      latest = state
      for (const [id, call] of running)
        if (!Object.hasOwn(state.calls.open, id)) {
          call.unsubscribe()
          running.delete(id)
        }
      const { mayRun, owed, requestsToAbandon } = logic()
      for (const { id, request } of owed(state)) {
        if (!mine(request, state) || !mayRun(state, request)) continue
        if (id === null) ask(request, state)
        else if (!running.has(id) && running.size < atOnce) start(id, request)
      }
      for (const id of requestsToAbandon(state)) abandon(id, state)
    }

    /** Whether the page makes this kind of call for the first time. Repeated calls need the store's current answer. */
    const isFirst = (call: string): boolean => {
      const isNew = !begun.has(call)
      begun.add(call)
      return isNew
    }

    const ask = (request: RequestEvent, state: State) => {
      if (asking.size + running.size >= atOnce) return
      const key = JSON.stringify(request)
      if (asking.has(key)) return
      asking.add(key)
      void loop.record(request, { cause: state.cause }).finally(() => free(() => asking.delete(key)))
    }

    /** Frees a slot, and starts waiting calls even if no new fact arrives. */
    const free = (place: () => void) => {
      place()
      if (latest !== null) onState(latest)
    }

    const start = (id: string, request: RequestEvent) => {
      const answered = ({ left, right }: { left?: Fault; right?: FlowEvent }) => {
        if (right !== undefined && isOnTheWay(request, right)) void loop.record(right, { cause: id })
        else if (right !== undefined) void settle(id, right).then(() => afterAnswer[callOf(request)]?.(request, ports))
        else if (left?.tag === 'Offline') pause(id, fact('NetworkLost'))
        else if (left?.tag === 'Expired') pause(id, fact('LoginExpired'))
        else if (left !== undefined) unsuccessful(id, request, left)
      }
      const call = performed(request, ports, id, effect, () => isFirst(callOf(request))).subscribe({
        next: E.fold(
          (left) => answered({ left }),
          (right) => answered({ right }),
        ),
        error: (bug: unknown) => void broken(id, request, bug),
      })
      running.set(id, call)
    }

    const unsuccessful = (id: string, request: RequestEvent, fault: Fault) => {
      const { unanswered } = calls[callOf(request)]
      const staysOpen = isUnclear(fault) && latest !== null && logic().isWaitedFor(latest, id)
      if (unanswered !== null && staysOpen) pause(id, { type: unanswered, fault } as FlowEvent)
      else void settle(id, ending(request, { fault }))
    }

    const settle = (id: string, event: FlowEvent) => loop.record(event, { cause: id, settles: id })

    /**
     * Keeps the request open. It continues under the same id once the browser is online or logged in again, or once the merchant saves
     * again.
     */
    const pause = (id: string, event: FlowEvent) => {
      void loop.record(event, { cause: id }).finally(() => free(() => running.delete(id)))
    }

    const abandon = (id: string, state: State) => {
      const request = state.calls.open[id]
      if (request === undefined || abandoned.has(id)) return
      abandoned.add(id)
      void settle(id, ending(request, null))
    }

    const broken = async (id: string, request: RequestEvent, bug: unknown) => {
      const why = bug instanceof Error ? bug.message : String(bug)
      await loop.record(fact('EffectFailed', { effect: request.type, why }), { cause: id })
      await settle(id, ending(request, { fault: { tag: 'Garbled', what: why } }))
    }

    const subscription = loop.state$.subscribe(onState)
    return () => {
      latest = null
      subscription.unsubscribe()
      running.forEach((call) => call.unsubscribe())
    }
  })

/** @param isFirst whether this page has not made this kind of call before */
const performed = (
  request: RequestEvent,
  ports: Ports,
  id: string,
  effect: EffectOf,
  isFirst: () => boolean,
): Observable<E.Either<Fault, FlowEvent>> =>
  defer(() => {
    const known = isFirst() ? ports : { ...ports, rest: askingNow(ports.rest) }
    return effect(request)(request, known, id)
  }).pipe(
    takeWhile((told) => E.isRight(told) && isOnTheWay(request, told.right), true),
    retryPolitely(calls[callOf(request)].triedOnce ? noRetry : defaultRetry, ports.clock, ports.random),
  )

const isOnTheWay = (request: RequestEvent, { type }: FlowEvent): boolean =>
  (calls[callOf(request)].tells as readonly string[]).includes(type)

/** The fact that ends a request without a successful answer: refused with a fault, or abandoned. */
const ending = (request: RequestEvent, refusal: { readonly fault: Fault } | null): FlowEvent => {
  const { abandoned, refused } = calls[callOf(request)]
  return { type: (refusal === null ? abandoned : refused).name, ...refusal } as FlowEvent
}

/**
 * Asks the store now instead of using what the page read when it loaded: for comparisons with the store and for retries.
 */
export const askingNow = (rest: Rest): Rest => ({ ...rest, ask: (request) => rest.ask({ ...request, now: true }) })

type AnyEffect = (request: RequestEvent, ports: Ports, id: string) => Observable<Either<Fault, FlowEvent>>

export type EffectOf = (request: RequestEvent) => AnyEffect

/** Finds the effect of a call; loads the chunk of later effects if needed. */
export const effectOf: EffectOf = (request) => {
  const call = callOf(request)
  if (isFirst(call)) return firstEffects[call] as AnyEffect
  return (...asked) => laterEffects().pipe(andThen((effects) => (effects[call as LaterCall] as AnyEffect)(...asked)))
}

const isFirst = (call: CallName): call is FirstCall => Object.hasOwn(firstEffects, call)
