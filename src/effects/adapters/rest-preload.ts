/**
 * What blocks request while they are drawn, many requests in one answer (plugin/src/designer-preload.php), since WordPress and all plugins
 * boot for each request. Without it the blocks send their own requests, so a fault here never delays the designer.
 */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'
import { blockReads } from './rest-block-reads'
import type { Habits } from './habits'

/** Fetches the responses. Calling the result makes them available to the blocks' requests, and sends what is missing together. */
export const preload = (rest: Rest, habits: Habits, early: EarlyAnswers) => async (): Promise<() => void> => {
  const here = reply.decode(await early.take('reads'))
  if (E.isRight(here)) return () => apiFetch.use(blockReads(here.right, habits))
  const paths = habits.known()
  const told = await firstValueFrom(
    rest.ask({ method: 'POST', path: '/customize-your-store/v1/preload', body: { paths }, reply, deadline }),
  )
  return () => apiFetch.use(blockReads(E.isRight(told) ? told.right : {}, habits))
}

const reply = t.UnknownRecord

/** Milliseconds. Without the preload, a slow store would have to answer fifteen such requests. */
const deadline = 60_000
