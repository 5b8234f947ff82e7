/** GET wc/private/patterns, which asks the library's host from the server. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { isThere } from './is-there'
import { isPassing } from './passing'

/** Without an answer in time it is not asked again: each try keeps one of the store's few workers busy for half a minute. */
export const readPatternLibrary: Effect<'PatternLibraryRead', 'rest'> = (_request, { rest }) =>
  isThere(rest, '/wc/private/patterns', (fault) => fault.tag !== 'Timeout' && isPassing(fault)).pipe(
    mapAnswer((available) => fact('PatternLibraryReadReceived', { available })),
  )
