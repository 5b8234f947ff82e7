/** Two probes: is there a font library, is there a pattern library? Any refusal means no. */
import * as t from 'io-ts'
import { fact } from '../events'
import type { Fault } from '../events/fault'
import { allOf, answer, fail, mapAnswer, orElse } from './answers'
import type { Effect } from './effect'
import type { Answer, Rest } from './ports'

export const readFeatures: Effect<'FeaturesRead', 'rest'> = (_request, { rest }) =>
  allOf({
    fontLibrary: isThere(rest, '/wp/v2/font-collections?_fields=slug'),
    patternLibrary: isThere(rest, '/wc/private/patterns'),
  }).pipe(mapAnswer((features) => fact('FeaturesReadReceived', features)))

/** A store that is busy has not answered yet; everything else that is no answer means no. */
const isThere = (rest: Rest, path: string): Answer<boolean> =>
  rest.ask({ method: 'GET', path, reply: t.unknown }).pipe(
    mapAnswer(() => true),
    orElse((fault): Answer<boolean> => (isPassing(fault) ? fail(fault) : answer(false))),
  )

const isPassing = (fault: Fault): boolean =>
  fault.tag === 'Refused' ? [408, 425, 429, 503].includes(fault.status) : fault.tag !== 'Garbled'
