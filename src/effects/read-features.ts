/** Two probes: is there a font library, is there a pattern library? Any refusal means no. */
import * as t from 'io-ts'
import { fact } from '../events'
import { allOf, answer, fail, mapAnswer, orElse } from './answers'
import type { Effect } from './effect'
import { isPassing } from './passing'
import type { Answer, Rest } from './ports'

export const readFeatures: Effect<'FeaturesRead', 'rest'> = (_request, { rest }) =>
  allOf({
    fontLibrary: isThere(rest, '/wp/v2/font-collections?_fields=slug'),
    patternLibrary: isThere(rest, '/wc/private/patterns'),
  }).pipe(mapAnswer((features) => fact('FeaturesReadReceived', features)))

/** What is no answer, of a store that is not busy, means no. */
const isThere = (rest: Rest, path: string): Answer<boolean> =>
  rest.ask({ method: 'GET', path, reply: t.unknown }).pipe(
    mapAnswer(() => true),
    orElse((fault): Answer<boolean> => (isPassing(fault) ? fail(fault) : answer(false))),
  )
