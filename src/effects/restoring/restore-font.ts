/** Removes a font family and its files from the Font Library, or installs it again from the collection. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, inOrder, mapAnswer } from '../runner/answers'
import { familyInstalled } from '../set-up/install-font-family'
import type { Answer, Ports, Rest } from '../runner/ports'
import type { Made } from './made'

type Font = ThingOf<'font'>

export const restoreFont = (ports: Pick<Ports, 'rest' | 'files' | 'clock'>, to: Font): Answer<Made> =>
  (to.there ? familyInstalled(ports, to.family) : removed(ports.rest, to.family.slug)).pipe(
    mapAnswer(() => ({ to, skipped: null })),
  )

/** A family that is already removed is not found, so nothing is deleted. */
const removed = (rest: Rest, slug: string): Answer<unknown> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/font-families?slug=${slug}&_fields=id`,
      reply: t.array(t.type({ id: t.number })),
    })
    .pipe(
      andThen((families) =>
        inOrder(
          families.map(
            ({ id }) =>
              () =>
                rest.ask({ method: 'DELETE', path: `/wp/v2/font-families/${id}?force=true`, reply: t.unknown }),
          ),
        ),
      ),
    )
