/**
 * FINISH_CUSTOMIZATION: sets the two completion options. Idempotent: sets values. A design is not complete if another theme is active by
 * now (D-20).
 */
import { fact } from '../../events'
import { andThen, fail, mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { writeOptions } from '../shell/options'
import { themeNow } from '../shell/theme-now'

export const markCompletion: Effect<'CompletionMark', 'rest'> = ({ template }, { rest }) =>
  themeNow(rest).pipe(
    andThen(([theme]) =>
      theme !== undefined && !template.startsWith(`${theme.slug}//`)
        ? fail({ tag: 'Conflict', what: 'theme', theirs: { modified: null, text: theme.name } })
        : writeOptions(rest, {
            woocommerce_admin_customize_store_completed: 'yes',
            woocommerce_admin_customize_store_completed_theme_id: template,
          }),
    ),
    mapAnswer(() => fact('DesignSaved')),
  )
