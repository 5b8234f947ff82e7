/** GET wc/private/patterns, for which the server queries the library's host. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { isThere } from '../runner/is-there'
import { isPassing } from '../runner/passing'

/** A timeout is not retried: each try would occupy one of the store's few workers for half a minute. */
export const readPatternLibrary: Effect<'PatternLibraryRead', 'rest'> = (_request, { rest }) =>
  isThere(rest, '/wc/private/patterns', (fault) => fault.tag !== 'Timeout' && isPassing(fault)).pipe(
    mapAnswer((available) => fact('PatternLibraryReadReceived', { available })),
  )
