/** Photographs of Openverse, which only the store asks: the consent to it, a search, and a copy in the media library. */
import * as t from 'io-ts'
import { photographTimeout } from '../../catalogue/limits'
import { fact } from '../../events'
import { Photograph } from '../../events/design/photographs'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { MediaReply, mediaOf } from './media'

const route = '/customize-your-store/v1/photographs'

/** Idempotent: sets a value. */
export const askPhotographConsent: Effect<'PhotographConsent', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: `${route}/consent`,
      body: { agreed: true },
      reply: t.type({ agreed: t.literal(true) }),
    })
    .pipe(mapAnswer(() => fact('PhotographConsentGiven')))

const Found = t.type({ photographs: t.readonlyArray(t.exact(Photograph.type)), page: t.number, pages: t.number })

export const searchPhotographs: Effect<'PhotographSearch', 'rest'> = ({ words, page }, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: `${route}?search=${encodeURIComponent(words)}&page=${page}`,
      reply: Found,
      deadline: photographTimeout,
    })
    .pipe(mapAnswer((found) => fact('PhotographsFound', found)))

/** Idempotent: the store copies each photograph once. */
export const importPhotograph: Effect<'PhotographImport', 'rest'> = ({ section, block, photograph }, { rest }) =>
  rest
    .ask({ method: 'POST', path: route, body: { id: photograph.id }, reply: MediaReply, deadline: photographTimeout })
    .pipe(mapAnswer((media) => fact('PhotographImported', { section, block, picture: mediaOf(media) })))
