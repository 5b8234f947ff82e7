/**
 * FINISH_CUSTOMIZATION: the two completed options. Harmless to repeat: it sets values. A design is not complete on a store that shows
 * another theme by now (D-20).
 */
import { fact } from '../events'
import { andThen, fail, mapAnswer } from './answers'
import type { Effect } from './effect'
import { writeOptions } from './options'
import { themeNow } from './theme-now'

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
