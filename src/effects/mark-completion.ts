/** FINISH_CUSTOMIZATION: the two completed options. Harmless to repeat: it sets values. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { writeOptions } from './options'

export const markCompletion: Effect<'CompletionMark', 'rest'> = ({ template }, { rest }) =>
  writeOptions(rest, {
    woocommerce_admin_customize_store_completed: 'yes',
    woocommerce_admin_customize_store_completed_theme_id: template,
  }).pipe(mapAnswer(() => fact('DesignSaved')))
