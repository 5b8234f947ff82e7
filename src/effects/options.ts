/** Options of the store, by WooCommerce's route (reference J.1, J.4). */
import * as t from 'io-ts'
import type { Answer, Rest } from './ports'

export const surveyCompleted = 'woocommerce_admin_customize_store_survey_completed'
export const tourHidden = 'woocommerce_customize_store_onboarding_tour_hidden'
export const businessDescription = 'woo_ai_describe_store_description'
export const aiConnection = 'woocommerce_blocks_allow_ai_connection'
export const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'

/** The values of options; one that is not set is `false`. */
export const readOptions = (rest: Rest, names: readonly string[]): Answer<Readonly<Record<string, unknown>>> =>
  rest.ask({
    method: 'GET',
    path: `/wc-admin/options?options=${names.join(',')}`,
    reply: t.record(t.string, t.unknown),
  })

/** Sets options. The reply tells which ones changed; an unchanged one is no failure. */
export const writeOptions = (rest: Rest, values: Readonly<Record<string, unknown>>): Answer<unknown> =>
  rest.ask({ method: 'POST', path: '/wc-admin/options', body: values, reply: t.record(t.string, t.boolean) })
