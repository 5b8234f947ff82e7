/**
 * The `ai/*` routes. For the provider `jetpack` at WooCommerce's paths, which the REST adapter maps to the store's real routes: they
 * send the description on. For any other provider at this plugin's.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Provider } from '../../events/wizard/suggesting'
import { mapAnswer } from '../runner/answers'
import type { Answer, Rest, RestRequest } from '../runner/ports'

/** Milliseconds. Long, since a model may write the texts of a whole store. */
const deadline = 90_000

type AiRequest<A> = Omit<RestRequest<A>, 'path'> & {
  /** e.g. 'store-info' */
  readonly route: string
  readonly provider: Provider
}

export const askAi = <A>(rest: Rest, { route, provider, ...request }: AiRequest<A>): Answer<A> =>
  rest.ask({
    deadline,
    ...request,
    path: `${provider === 'jetpack' ? '/wc/private' : '/customize-your-store/v1'}/ai/${route}`,
  })

/** The response as JSON text, to be recorded unchanged. */
export const askAiForText = (rest: Rest, request: Omit<AiRequest<unknown>, 'reply'>): Answer<string> =>
  askAi(rest, { ...request, reply: t.unknown }).pipe(mapAnswer((reply) => JSON.stringify(reply)))

/** `provider` is read by this plugin's own routes, so a provider that the merchant declined never gets the description. */
export const bodyOf = ({ description, provider }: { readonly description: string; readonly provider: Provider }) => ({
  business_description: description,
  provider,
})

/** The images as the server sent them; empty if the session continues from a recording that no longer has them. */
export const imagesOf = (images: string): unknown =>
  pipe(
    E.tryCatch(() => JSON.parse(images) as unknown, String),
    E.getOrElse((): unknown => ({})),
  )
