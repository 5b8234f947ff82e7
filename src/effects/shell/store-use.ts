/** Whether the store is in use; null if the store does not say, which counts as in use. */
import { StoreUse } from '../../events/shell/reading'
import { answer, fail, orElse } from '../runner/answers'
import { isPassing } from '../runner/passing'
import type { Answer, Rest } from '../runner/ports'

export const storeUse = (rest: Rest): Answer<StoreUse | null> =>
  rest
    .ask({ method: 'GET', path: '/customize-your-store/v1/store', reply: StoreUse, quick: true })
    .pipe(orElse((fault): Answer<null> => (isPassing(fault) ? fail(fault) : answer(null))))
