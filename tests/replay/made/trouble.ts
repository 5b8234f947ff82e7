/** A world in which some calls fare badly: refused however often they are tried, or without an answer for ever. */
import * as E from 'fp-ts/Either'
import { NEVER, of } from 'rxjs'
import { effectOf, type EffectOf } from '../../../src/effects/runner/runner'
import { callOf, type CallName } from '../../../src/events/call-facts'
import type { Fault } from '../../../src/events/calls'

export type Fate = 'answered' | 'refused' | 'hanging'

/** The effects of a page to whose calls this happens. Nothing is wrong until `begin`. */
export const troubled = (calls: readonly CallName[], fate: Fate) => {
  let begun = false
  const effect: EffectOf = (request) => {
    if (!begun || fate === 'answered' || !calls.includes(callOf(request))) return effectOf(request)
    return () => (fate === 'refused' ? of(E.left(broken)) : NEVER)
  }
  return { effect, begin: () => void (begun = true) }
}

const broken: Fault = { tag: 'Refused', status: 500, code: 'broken', message: 'The store is broken' }
