/** The versions of its design that the store keeps, and those that a restore offers; and whether one of them is kept. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { kindsOfChange, StoredVersion, type FormerDesign } from '../../events/versions/versions'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

const { id, author, kind, what, address, pinned } = StoredVersion.type.props

/** Dates as ISO 8601 in UTC. */
const Listed = t.type({ id, author, kind, what, address, pinned, date: t.string })
const Former = t.type({ id: t.number, theme: t.string, changes: t.record(t.string, t.number) })
const List = t.type({
  versions: t.array(Listed),
  live: t.union([t.number, t.null]),
  before: Former,
  saved: t.union([Former, t.null]),
})

const path = '/customize-your-store/v1/publications'

export const readVersions: Effect<'VersionsRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'GET', path, reply: List })
    .pipe(mapAnswer((list) => fact('VersionsReadReceived', versionList(list))))

/** Idempotent: sets a value. */
export const pinVersion: Effect<'VersionPin', 'rest'> = ({ version, pinned: isPinned }, { rest }) =>
  rest
    .ask({ method: 'POST', path: `${path}/${version}`, body: { pinned: isPinned }, reply: List })
    .pipe(mapAnswer((list) => fact('VersionPinSet', versionList(list))))

const versionList = ({ versions, live, before, saved }: t.TypeOf<typeof List>) => ({
  versions: versions.map(({ date, ...version }) => ({ ...version, at: Date.parse(date) })),
  live,
  before: formerDesign(before),
  saved: saved && formerDesign(saved),
})

const formerDesign = ({ changes, ...design }: t.TypeOf<typeof Former>): FormerDesign => ({
  ...design,
  changes: kindsOfChange.flatMap((each) => {
    const count = changes[each] ?? 0
    return count > 0 ? [{ what: each, count }] : []
  }),
})
