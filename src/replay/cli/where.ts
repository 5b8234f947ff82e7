/**
 * The first facts where a predicate holds: an expression over `state`, `event`, `seq` and `screen`. It runs in a context that
 * has the language and nothing else, for clearness: it is the developer's own expression, and no wall against a stranger's.
 */
import vm from 'node:vm'
import * as E from 'fp-ts/Either'
import type { AnyFact } from '../../persistence/log'
import { screen, type Screen } from '../../projections/screen'
import { stepsOf } from '../steps'

export type Hit = { readonly seq: number; readonly event: string; readonly screen: Screen }

/** @returns the hits, or what is wrong with the predicate */
export const findWhere = (
  facts: readonly AnyFact[],
  predicate: string,
  first: number,
): E.Either<string, readonly Hit[]> => {
  let at = 0
  return E.tryCatch(
    () => {
      const script = new vm.Script(`"use strict"; (${predicate}\n)`, { filename: 'predicate' })
      const hits: Hit[] = []
      for (const { fact, after } of stepsOf(facts)) {
        if (hits.length >= first) break
        at = fact.seq
        const known = { state: frozen(after), event: frozen(fact.event), seq: fact.seq, screen: screen(after) }
        if (script.runInContext(vm.createContext(known), { timeout: 1000 }))
          hits.push({ seq: fact.seq, event: fact.event.type, screen: known.screen })
      }
      return hits
    },
    (error) =>
      `--where: ${messageOf(error)}${at === 0 ? '' : `, at fact ${at}. Where something may be missing, ?. helps`}.`,
  )
}

/** A single = where two or three were meant shall not change the session. */
const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

// Errors of another context are no instances of our Error.
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
