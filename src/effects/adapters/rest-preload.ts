/**
 * What core's blocks ask the store as soon as they are drawn comes in one answer (plugin/src/designer-preload.php). Without it they
 * ask by themselves, so no fault of it holds the designer up.
 */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../ports'

/** Asks for it. The result puts it before the blocks' own requests. */
export const preload = (rest: Rest) => async (): Promise<() => void> => {
  const told = await firstValueFrom(
    rest.ask({ method: 'POST', path: '/customize-your-store/v1/preload', reply, deadline }),
  )
  return () => {
    if (E.isRight(told)) apiFetch.use(apiFetch.createPreloadingMiddleware(told.right))
  }
}

const reply = t.UnknownRecord

/** Milliseconds: a slow store would have fifteen such requests to answer instead. */
const deadline = 60_000
