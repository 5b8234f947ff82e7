/**
 * Publishes a version of the design, unless the store shows another one by now than when it was chosen. The store keeps what was there as a
 * version, to which an undo goes back.
 */
import * as t from 'io-ts'
import { fact, type EventOfType } from '../../events'
import type { Thing, ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

const Published = t.intersection([
  t.type({ before: t.number, version: t.number, left: t.array(t.string) }),
  t.partial({ stayed: t.array(t.string), tracking: t.boolean, consent: t.boolean }),
])

/**
 * @param from what the store shows; its id is 0 where that is none of its versions
 * @param id   of the request; the store publishes it once
 */
export const publishVersion = (
  rest: Rest,
  from: Thing,
  to: ThingOf<'version'>,
  id: string,
): Answer<EventOfType<'RestoreStepMade'>> =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/publications',
      body: { id, version: to.id, ...(from.kind === 'version' && from.id > 0 ? { live: from.id } : {}) },
      reply: Published,
    })
    .pipe(
      mapAnswer(({ before, version, left, stayed = [], tracking, consent }) =>
        fact('RestoreStepMade', {
          step: {
            from: { kind: 'version', id: before, at: 0, left: [] },
            to: {
              kind: 'version',
              id: version,
              at: to.at,
              left: (['frontPage', 'site'] as const).filter((one) => left.includes(one)),
              stayed,
              ...(tracking === undefined ? {} : { tracking }),
              ...(consent === undefined ? {} : { consent }),
            },
          },
          skipped: null,
        }),
      ),
    )
