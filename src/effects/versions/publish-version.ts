/** Publishes a version of the design. The store keeps what was there as a version, to which an undo goes back. */
import * as t from 'io-ts'
import { fact, type EventOfType } from '../../events'
import type { ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

const Published = t.type({ before: t.number, left: t.array(t.string) })

/** @param id of the request; the store publishes it once */
export const publishVersion = (
  rest: Rest,
  to: ThingOf<'version'>,
  id: string,
): Answer<EventOfType<'RestoreStepMade'>> =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/publications',
      body: { id, version: to.id },
      reply: Published,
    })
    .pipe(
      mapAnswer(({ before, left }) =>
        fact('RestoreStepMade', {
          step: {
            from: { kind: 'version', id: before, at: 0, left: [] },
            to: { ...to, left: (['frontPage', 'site'] as const).filter((one) => left.includes(one)) },
          },
          skipped: null,
        }),
      ),
    )
