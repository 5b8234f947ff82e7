/**
 * What blocks request while they are drawn, many requests in one answer (plugin/src/designer-preload.php), since WordPress and all plugins
 * boot for each request. Without it the blocks send their own requests, so a fault here never keeps the designer from opening.
 */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'
import { blockReads, type Answers } from './rest-block-reads'
import type { Habits } from './habits'

/**
 * Fetches the responses. Calling the result makes them available to the blocks' requests, which wait for them, and sends what is missing
 * together; what it gives resolves when they are there, and never rejects.
 */
export const preload = (rest: Rest, habits: Habits, early: EarlyAnswers) => (): Promise<() => Promise<unknown>> => {
  const answers = fetched(rest, habits, early).catch((): Answers => ({}))
  return Promise.resolve(() => {
    apiFetch.use(blockReads(answers, habits))
    return answers
  })
}

const fetched = async (rest: Rest, habits: Habits, early: EarlyAnswers): Promise<Answers> => {
  const here = reply.decode(await early.take('reads'))
  if (E.isRight(here)) return here.right
  const body = { paths: habits.known() }
  const told = await firstValueFrom(
    rest.ask({ method: 'POST', path: '/customize-your-store/v1/preload', body, reply, deadline }),
  )
  return E.getOrElse((): Answers => ({}))(told)
}

const reply = t.UnknownRecord

/** Milliseconds. Without the preload, a slow store would have to answer fifteen such requests. */
const deadline = 60_000
