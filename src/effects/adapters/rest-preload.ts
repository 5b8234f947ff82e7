/**
 * Preloads, in one response, what core's blocks request when they first render (plugin/src/designer-preload.php). Without it the blocks
 * send their own requests, so a fault here never delays the designer.
 */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'

/** Fetches the responses. Calling the result makes them available to the blocks' requests. */
export const preload = (rest: Rest) => async (): Promise<() => void> => {
  const told = await firstValueFrom(
    rest.ask({ method: 'POST', path: '/customize-your-store/v1/preload', reply, deadline }),
  )
  return () => {
    if (E.isRight(told)) apiFetch.use(apiFetch.createPreloadingMiddleware(told.right))
  }
}

const reply = t.UnknownRecord

/** Milliseconds. Without the preload, a slow store would have to answer fifteen such requests. */
const deadline = 60_000
