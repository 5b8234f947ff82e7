/**
 * Removes a font family and its files from the Font Library, or installs it again from the collection. A family with other faces than
 * the flow's is not removed: somebody has added to it, or it was theirs all along.
 */
import * as t from 'io-ts'
import { fontDownload } from '../../events/calls/fault'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, answer, fail, inOrder, mapAnswer, orElse } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import { hasOtherFaces, InstalledFamily } from '../set-up/font-shapes'
import { familyInstalled } from '../set-up/install-font-family'
import type { Answer, Ports, Rest } from '../runner/ports'
import { isGone, type Made } from './made'

type Font = ThingOf<'font'>

export const restoreFont = (to: Font, from: Font, ports: Pick<Ports, 'rest' | 'files' | 'clock'>): Answer<Made> =>
  to.there ? installed(ports, to) : removed(ports.rest, to, from)

const installed = (ports: Pick<Ports, 'rest' | 'files' | 'clock'>, to: Font): Answer<Made> =>
  familyInstalled(ports, to.family).pipe(
    mapAnswer((): Made => ({ to, skipped: null })),
    // The collection's host has the file no longer.
    orElse((fault) =>
      isGone(fault) && fault.tag === 'Refused' && fault.code === fontDownload
        ? answer<Made>({ to, skipped: 'gone' })
        : fail(fault),
    ),
  )

/** A family that is already removed is not found, so nothing is deleted. */
const removed = (rest: Rest, to: Font, from: Font): Answer<Made> =>
  askingNow(rest)
    .ask({
      method: 'GET',
      path: `/wp/v2/font-families?slug=${to.family.slug}&_embed=font_faces`,
      reply: t.array(InstalledFamily),
    })
    .pipe(
      andThen((families): Answer<Made> => {
        const ours = [...to.family.faces, ...from.family.faces]
        if (families.some((family) => hasOtherFaces(family, ours))) return answer({ to, skipped: 'touched' })
        return inOrder(
          families.map(
            ({ id }) =>
              () =>
                deleted(rest, id),
          ),
        ).pipe(mapAnswer(() => ({ to, skipped: null })))
      }),
    )

const deleted = (rest: Rest, id: number): Answer<unknown> =>
  rest
    .ask({ method: 'DELETE', path: `/wp/v2/font-families/${id}?force=true`, reply: t.unknown })
    .pipe(orElse((fault) => (isGone(fault) ? answer(null) : fail(fault))))
