/** The versions of its design that the store keeps. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { StoredVersion } from '../../events/versions/versions'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

const { id, author, kind, what, address } = StoredVersion.type.props

/** Dates as ISO 8601 in UTC. */
const Listed = t.type({ id, author, kind, what, address, date: t.string })
const List = t.type({ versions: t.array(Listed), live: t.union([t.number, t.null]) })

export const readVersions: Effect<'VersionsRead', 'rest'> = (_request, { rest }) =>
  rest.ask({ method: 'GET', path: '/customize-your-store/v1/publications', reply: List }).pipe(
    mapAnswer(({ versions, live }) =>
      fact('VersionsReadReceived', {
        versions: versions.map(({ date, ...version }) => ({ ...version, at: Date.parse(date) })),
        live,
      }),
    ),
  )
