/**
 * No fact has a field for a token, a nonce or a password, but a response of the store might contain one, or an email address or a server
 * path. Anything that looks like one is removed from every file, except from what the merchant wrote and from the store's pages, which a
 * session continued from the recording must be able to save unchanged.
 */
import type * as t from 'io-ts'
import { Identity } from '../../events/design/identity'
import { valueWithoutSecrets } from '../../events/log/secrets'
import { Typed } from '../../events/log/typed'
import { StoreOption } from '../../events/restoring/retired'
import { Version } from '../../events/saving/version'
import { byCodec } from './by-codec'
import type { RecordedRow } from './recording'

export const withoutSecrets = (row: RecordedRow): RecordedRow => ({
  ...row,
  event: byCodec(row.event, { leaves: ours, others: valueWithoutSecrets }),
})

const asItIs = (value: unknown): unknown => value

/** Typed text is masked before, where it has to be. Options are those that the flow itself sets, e.g. the site's title. */
const ours: ReadonlyMap<t.Mixed, typeof asItIs> = new Map<t.Mixed, typeof asItIs>(
  [Typed, Version, Identity, StoreOption].map((codec) => [codec, asItIs]),
)
