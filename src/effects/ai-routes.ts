/** The routes `ai/*`, at the paths of the specification; which of their homes is asked is the REST adapter's business. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Provider } from '../events/suggesting'
import { mapAnswer } from './answers'
import type { Answer, Rest, RestRequest } from './ports'

/** Milliseconds: a model that writes for a whole store takes its time. */
const deadline = 90_000

type AiRequest<A> = Omit<RestRequest<A>, 'path'> & { /** e.g. 'store-info' */ readonly route: string }

export const askAi = <A>(rest: Rest, { route, ...request }: AiRequest<A>): Answer<A> =>
  rest.ask({ deadline, ...request, path: `/wc/private/ai/${route}` })

/** The reply as JSON text: it is recorded as it came. */
export const askAiForText = (rest: Rest, request: Omit<AiRequest<unknown>, 'reply'>): Answer<string> =>
  askAi(rest, { ...request, reply: t.unknown }).pipe(mapAnswer((reply) => JSON.stringify(reply)))

/** `provider` is for this plugin's own routes: whom the merchant declined does not get the description. */
export const bodyOf = ({ description, provider }: { readonly description: string; readonly provider: Provider }) => ({
  business_description: description,
  provider,
})

/** The pictures in the form in which the server gave them; none where a recording that somebody goes on from has lost them. */
export const imagesOf = (images: string): unknown =>
  pipe(
    E.tryCatch(() => JSON.parse(images) as unknown, String),
    E.getOrElse((): unknown => ({})),
  )
