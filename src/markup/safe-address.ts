/** Which addresses a link may have. A module of its own: the intro needs nothing else of the texts' markup. */

/**
 * Whether a link may have this address: a page, a place on the page, an e-mail or a phone call, but nothing that runs code.
 */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:|mailto:|tel:)/i.test(address.trim()) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(decoded(address))

/** The address as a browser reads it in an attribute, as far as that affects the scheme. */
const decoded = (address: string): string =>
  address
    .replace(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, (_, hex: string | undefined, decimal: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&colon;?/gi, ':')
    .replace(/&(?:tab|newline);?/gi, '')
    .replace(/[\t\n\r]/g, '')

const characterOf = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')
