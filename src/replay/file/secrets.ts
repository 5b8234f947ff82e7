/**
 * No fact has a field for a token, a nonce or a password; but an address or an error's message might carry one. Whatever
 * looks like one is taken out of every file.
 */
import { mapTexts } from './map-texts'
import type { Row } from './recording'

export const withoutSecrets = (row: Row): Row => ({
  ...row,
  event: mapTexts(row.event, withoutSecret) as Row['event'],
})

export const withoutSecret = (text: string): string =>
  patterns.reduce((now, pattern) => now.replace(pattern, '$1…'), text)

const patterns = [
  // In an address.
  /([?&;](?:_?[\w-]*(?:nonce|token|password|secret)|pwd|auth)=)[^&#"'\s\\]+/gi,
  // In JSON text, also inside another text.
  /((?:nonce|token|password|secret)\\{0,3}"\s*:\s*\\{0,3}")[^"\\]+/gi,
  // In a header.
  /(\b(?:Bearer|Basic|X_JP_Auth)\s+)[\w.~+/=-]{8,}/g,
  // A JSON web token wherever it stands.
  /(\beyJ)[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
] as const
