/** Finds the first facts for which an expression over `state`, `event`, `seq` and `screen` holds. */
import * as E from 'fp-ts/Either'
import type { AnyFact } from '../../persistence/log'
import { screen, type Screen } from '../../projections/screen'
import { stepsOf } from '../steps'
import { toldState } from '../told'
import { question } from './expression'

export type Hit = { readonly seq: number; readonly event: string; readonly screen: Screen }

/** @returns the hits, or an error about the expression */
export const findWhere = (
  facts: readonly AnyFact[],
  expression: string,
  first: number,
): E.Either<string, readonly Hit[]> => {
  let at = 0
  return E.tryCatch(
    () => {
      const holds = question(expression, ['state', 'event', 'seq', 'screen'])
      const hits: Hit[] = []
      for (const { fact, after } of stepsOf(facts)) {
        if (hits.length >= first) break
        at = fact.seq
        const known = { state: toldState(after), event: fact.event, seq: fact.seq, screen: screen(after) }
        if (Boolean(holds(known))) hits.push({ seq: fact.seq, event: fact.event.type, screen: known.screen })
      }
      return hits
    },
    (error) =>
      `--where: ${error instanceof Error ? error.message : String(error)}${
        at === 0 ? '' : `, at fact ${at}. Where something may be missing, ?. helps`
      }.`,
  )
}
