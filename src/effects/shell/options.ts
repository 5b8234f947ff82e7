/** Store options, through WooCommerce's route. */
import * as t from 'io-ts'
import type { Answer, Rest } from '../runner/ports'

type Values = Readonly<Record<string, unknown>>

export const surveyCompleted = 'woocommerce_admin_customize_store_survey_completed'
export const tourHidden = 'woocommerce_customize_store_onboarding_tour_hidden'
export const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'

/** The values of options; an unset option is `false`. */
export const readOptions = (rest: Rest, names: readonly string[]): Answer<Values> =>
  rest.ask({
    method: 'GET',
    path: `${theirs}?options=${names.join(',')}`,
    reply: t.record(t.string, t.unknown),
    quick: true,
  })

const theirs = '/wc-admin/options'
const ours = '/customize-your-store/v1/options'

/** Sets options. The response says which ones changed; an unchanged option is no failure. */
export const writeOptions = (rest: Rest, values: Values): Answer<unknown> => write(rest, theirs, values)

export const businessDescription = 'woo_ai_describe_store_description'
export const chosenTrade = 'customize_your_store_trade'

/** For the options that WooCommerce's route may reject, since they are not on its list. */
export const writeOwnOptions = (rest: Rest, values: Values): Answer<unknown> => write(rest, ours, values)

const write = (rest: Rest, path: string, body: Values): Answer<unknown> =>
  rest.ask({ method: 'POST', path, body, reply: t.record(t.string, t.boolean) })
