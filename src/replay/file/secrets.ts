/**
 * No fact has a field for a token, a nonce or a password, but a response of the store might contain one, or an email address or a server
 * path. Anything that looks like one is removed from every file, except from the merchant's pages, which a session continued from the
 * recording must be able to save unchanged.
 */
import { valueWithoutSecrets } from '../../events/log/secrets'
import type { RecordedRow } from './recording'

export const withoutSecrets = (row: RecordedRow): RecordedRow => ({
  ...row,
  event: valueWithoutSecrets(row.event) as RecordedRow['event'],
})
