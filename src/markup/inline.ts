/** The inside of a text block: words with core's inline formats, and nothing that a page could run or that could end the block. */

/** Core's formats that stand in a line, with the attributes that they need. */
const formats: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'class'],
  b: [],
  br: [],
  code: [],
  em: [],
  i: [],
  kbd: [],
  mark: ['class', 'style'],
  s: [],
  strong: [],
  sub: [],
  sup: [],
}

/** In one pass, so that nothing becomes a tag because what stood in it was taken away. */
const pieces = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi

/** Other tags go, their words stay. Text as typed: `<` and `&` in it are expected as entities. */
export const inlineOnly = (html: string): string =>
  html.replace(pieces, (piece: string, slash: string | undefined, tag: string | undefined, rest: string) => {
    if (tag === undefined) return piece === '<' ? '&lt;' : ''
    const name = tag.toLowerCase()
    const allowed = Object.hasOwn(formats, name) ? formats[name] : undefined
    if (allowed === undefined) return ''
    return slash === '' ? `<${name}${kept(rest, allowed)}>` : name === 'br' ? '' : `</${name}>`
  })

/** Whether nothing of it would go: then it can be written anew without losing what it has. */
export const isInline = (html: string): boolean => {
  const plain = html.replace(/<br\s*\/?>/gi, '<br>')
  return inlineOnly(plain) === plain
}

const kept = (rest: string, allowed: readonly string[]): string =>
  [...rest.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, name = '', quoted, single]) => [name.toLowerCase(), quoted ?? single ?? ''] as const)
    .filter(([name, value]) => allowed.includes(name) && (name !== 'href' || isSafeAddress(value)))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('')

/** Where a link may lead: a page, a place on the page, a mail or a call; nothing that runs. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:|mailto:|tel:)/i.test(address.trim()) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(decoded(address))

/** As a browser reads it in an attribute, as far as it matters to the scheme. */
const decoded = (address: string): string =>
  address
    .replace(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, (_, hex: string | undefined, decimal: string) =>
      characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&colon;?/gi, ':')
    .replace(/&(?:tab|newline);?/gi, '')
    .replace(/[\t\n\r]/g, '')

const characterOf = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** Words as they stand in a text block: nothing of them is markup. */
export const asText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** As a person reads it. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|#0*60|#x0*3c);/gi, '<')
    .replace(/&(?:gt|#0*62|#x0*3e);/gi, '>')
    .replace(/&(?:quot|#0*34|#x0*22);/gi, '"')
    .replace(/&(?:apos|#0*39|#x0*27);/gi, "'")
    .replace(/&(?:nbsp|#0*160|#xa0);/gi, ' ')
    .replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
