/** A probe: does this route answer? */
import * as t from 'io-ts'
import type { Fault } from '../events/fault'
import { answer, fail, mapAnswer, orElse } from './answers'
import { isPassing } from './passing'
import type { Answer, Rest } from './ports'

/** A store that is busy has not answered yet; everything else that is no answer means no. */
export const isThere = (rest: Rest, path: string, waits: (fault: Fault) => boolean = isPassing): Answer<boolean> =>
  rest.ask({ method: 'GET', path, reply: t.unknown }).pipe(
    mapAnswer(() => true),
    orElse((fault): Answer<boolean> => (waits(fault) ? fail(fault) : answer(false))),
  )
