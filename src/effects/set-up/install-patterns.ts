/** POST wc/private/patterns. Idempotent: fetches the library again. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { andThen, answer, fail } from '../runner/answers'
import type { Effect } from '../runner/effect'

const InstallReply = t.type({ success: t.boolean })

export const installPatterns: Effect<'PatternInstall', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'POST', path: '/wc/private/patterns', reply: InstallReply })
    .pipe(
      andThen(({ success }) =>
        success ? answer(fact('PatternsInstalled')) : fail({ tag: 'Garbled', what: 'Fetching patterns failed' }),
      ),
    )
