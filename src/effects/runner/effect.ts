/**
 * The type of an effect: one call to the outside world, from its request to a successful answer or a fault. It does not know the order of
 * calls.
 */
import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { Observable } from 'rxjs'
import type { EventOfType, FlowEvent } from '../../events'
import type { CallName, calls, RequestOf } from '../../events/call-facts'
import type { Fault } from '../../events/calls'
import type { Ports } from './ports'

/** The event that records a successful answer to a call. */
export type DoneOf<N extends CallName> = Extract<FlowEvent, t.TypeOf<(typeof calls)[N]['done']>>

/** The facts that a call may emit before its answer; the request stays open. */
export type ToldBy<N extends CallName> = EventOfType<(typeof calls)[N]['tells'][number]>

/**
 * @param request the request as recorded in the log
 * @param ports   the ports that the call needs
 * @param id      of the request; the same after a crash, so it can serve as an idempotency key
 */
export type Effect<N extends CallName, P extends keyof Ports = never> = (
  request: RequestOf<N>,
  ports: Pick<Ports, P>,
  id: string,
) => Observable<Either<Fault, DoneOf<N> | ToldBy<N>>>
