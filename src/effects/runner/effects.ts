/** Finds the effect of a call, and runs side effects that must wait until the answer is in the log. */
import type { Either } from 'fp-ts/Either'
import type { Observable } from 'rxjs'
import type { FlowEvent } from '../../events'
import type { CallName } from '../../events/calls/calls'
import type { Fault } from '../../events/calls/fault'
import { phaseOf, type RequestEvent } from '../../events/calls/phase'
import { laterEffects } from '../adapters/later-effects'
import { andThen } from './answers'
import { firstEffects, type FirstCall } from './first-effects'
import type { LaterCall } from './later-effects'
import type { Ports } from './ports'

type AnyEffect = (request: RequestEvent, ports: Ports, id: string) => Observable<Either<Fault, FlowEvent>>

export const effectOf = (request: RequestEvent): AnyEffect => {
  const phase = phaseOf(request.type)
  if (phase === null) throw new Error(`No effect for ${request.type}`)
  const { call } = phase
  if (isFirst(call)) return firstEffects[call] as AnyEffect
  return (...asked) => laterEffects().pipe(andThen((effects) => (effects[call as LaterCall] as AnyEffect)(...asked)))
}

const isFirst = (call: CallName): call is FirstCall => Object.hasOwn(firstEffects, call)

/** Runs after the answer is in the log, so that a reloaded page does not repeat it. */
export const afterwards = (request: RequestEvent, { navigation, referrals }: Ports): void => {
  if (request.type !== 'DepartureRequested') return
  referrals.forgetTaskReferral()
  navigation.leave(request.url)
}
