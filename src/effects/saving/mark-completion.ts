/**
 * FINISH_CUSTOMIZATION: sets the two completion options. Idempotent: sets values. A design is not complete if another theme is active by
 * now (D-20): the store compares and writes in one request, and answers with it what the closing screen reads
 * (plugin/src/completion-route.php). An older plugin has no such route: there the theme is looked at first.
 */
import * as t from 'io-ts'
import { fact } from '../../events'
import { closingReads } from '../closing/read-closing'
import { andThen, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Rest } from '../runner/ports'
import { writeOptions } from '../shell/options'
import { themeNow } from '../shell/theme-now'
import { isUnsure } from './if-unchanged'

const Reply = t.type({ answers: t.UnknownRecord, rights: t.UnknownRecord })

export const markCompletion: Effect<'CompletionMark', 'rest'> = ({ template }, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/completion',
      body: { template, reads: closingReads },
      reply: Reply,
      along: closingReads,
    })
    .pipe(
      orElse((fault): Answer<unknown> => (isUnsure(fault) ? lookedFirst(rest, template) : fail(fault))),
      mapAnswer(() => fact('DesignSaved')),
    )

const lookedFirst = (rest: Rest, template: string): Answer<unknown> =>
  themeNow(rest).pipe(
    andThen(([theme]) =>
      theme !== undefined && !template.startsWith(`${theme.slug}//`)
        ? fail({ tag: 'Conflict', what: 'theme', theirs: { modified: null, text: theme.name } })
        : writeOptions(rest, {
            woocommerce_admin_customize_store_completed: 'yes',
            woocommerce_admin_customize_store_completed_theme_id: template,
          }),
    ),
  )
