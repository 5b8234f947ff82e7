/** Checks whether a route responds. */
import * as t from 'io-ts'
import type { Fault } from '../../events/calls/fault'
import { answer, fail, mapAnswer, orElse } from './answers'
import { isPassing } from './passing'
import type { Answer, Rest } from './ports'

/** A busy store has not answered yet, so the fault is kept; any other failure means no. */
export const isThere = (rest: Rest, path: string, waits: (fault: Fault) => boolean = isPassing): Answer<boolean> =>
  rest.ask({ method: 'GET', path, reply: t.unknown }).pipe(
    mapAnswer(() => true),
    orElse((fault): Answer<boolean> => (waits(fault) ? fail(fault) : answer(false))),
  )
