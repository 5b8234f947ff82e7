/**
 * Publishes a version of the design, unless the store shows another one by now than when it was chosen. The store keeps what was there as a
 * version, to which an undo goes back.
 */
import * as t from 'io-ts'
import { fact } from '../../events'
import { andThen, answer, fail } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { Said, withSaid } from '../saving/publish'

const Published = t.intersection([
  t.type({ before: t.number, version: t.number, left: t.array(t.string) }),
  t.partial({ stayed: t.array(t.string), tracking: t.boolean, consent: t.boolean }),
  Said,
])
type Published = t.TypeOf<typeof Published>

/** The id is that of the request; the store publishes it once. */
export const publishVersion: Effect<'RestoreStep', 'rest'> = ({ step: { from, to } }, { rest }, id) =>
  to.kind === 'version'
    ? rest
        .ask({
          method: 'POST',
          path: '/customize-your-store/v1/publications',
          // Where the store shows none of its versions, nobody knows which one was seen.
          body: { id, version: to.id, ...(from.kind === 'version' && from.id > 0 ? { live: from.id } : {}) },
          reply: Published,
        })
        .pipe(andThen((reply) => withSaid(reply, answer(made(to, reply)))))
    : // Of an older build, and given up when the page is loaded.
      fail({ tag: 'Garbled', what: to.kind })

const made = ({ at }: { readonly at: number }, { before, version, left, stayed = [], tracking, consent }: Published) =>
  fact('RestoreStepMade', {
    step: {
      from: { kind: 'version', id: before, at: 0, left: [] },
      to: {
        kind: 'version',
        id: version,
        at,
        left: (['frontPage', 'site'] as const).filter((one) => left.includes(one)),
        stayed,
        ...(tracking === undefined ? {} : { tracking }),
        ...(consent === undefined ? {} : { consent }),
      },
    },
    skipped: null,
  })
