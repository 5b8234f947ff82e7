/**
 * Removes the texts and images written for the business, or writes them again: products as they were, patterns for the same description.
 */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { askAi, bodyOf, imagesOf } from '../set-up/ai-routes'
import { answer, fail, inOrder, mapAnswer, orElse } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'
import type { Made } from './made'

type Words = ThingOf<'words'>

export const restoreWords = (rest: Rest, to: Words, from: Words): Answer<Made> =>
  inOrder((to.written === null ? putBack(rest, from) : writtenAgain(rest, to.written)).map((ask) => () => ask)).pipe(
    mapAnswer((): Made => ({ to, skipped: null })),
    // The provider is no longer installed, or no longer allowed.
    orElse((fault) =>
      fault.tag === 'Refused' && (fault.code === 'rest_no_route' || fault.code === 'ai_connection_not_allowed')
        ? answer<Made>({ to, skipped: 'gone' })
        : fail(fault),
    ),
  )

/** Whoever wrote them takes them back. */
const putBack = (rest: Rest, { written }: Words) =>
  ['patterns', 'products'].map((route) =>
    askAi(rest, {
      method: 'DELETE',
      route,
      provider: written?.provider ?? 'rules',
      reply: t.type({ removed: t.boolean }),
    }),
  )

const writtenAgain = (rest: Rest, { images, products, ...brief }: NonNullable<Words['written']>) => {
  const { provider } = brief
  const write = (route: string, body: unknown) =>
    askAi(rest, { method: 'POST', route, provider, body, reply: t.unknown })
  return [
    write('patterns', { ...bodyOf(brief), images: imagesOf(images) }),
    ...products.map((product, index) =>
      write('product', { products_information: product, last_product: index === products.length - 1, provider }),
    ),
    write('business-description', bodyOf(brief)),
  ]
}
