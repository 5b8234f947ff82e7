/**
 * No fact has a field for a token, a nonce or a password; but an answer of the store might carry one, and an e-mail address, or
 * a place on its disk. Whatever looks like one is taken out of every file, but of the merchant's pages: whoever goes on from a
 * recording saves those as they were.
 */
import { valueWithoutSecrets } from '../../events/secrets'
import type { Row } from './recording'

export const withoutSecrets = (row: Row): Row => ({ ...row, event: valueWithoutSecrets(row.event) as Row['event'] })
