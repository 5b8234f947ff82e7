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

/** Other tags go, their words stay. Text as typed: `<` and `&` in it are expected as entities. */
export const inlineOnly = (html: string): string =>
  html
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(
      /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
      (_, slash: string, tag: string, rest: string) => {
        const name = tag.toLowerCase()
        const allowed = formats[name]
        if (allowed === undefined) return ''
        return slash === '' ? `<${name}${kept(rest, allowed)}>` : name === 'br' ? '' : `</${name}>`
      },
    )
    .replace(/<(?![/a-z])/gi, '&lt;')

/** Whether nothing of it would go: then it can be written anew without losing what it has. */
export const isInline = (html: string): boolean => {
  const plain = html.replace(/<br\s*\/?>/gi, '<br>')
  return inlineOnly(plain) === plain
}

const kept = (rest: string, allowed: readonly string[]): string =>
  [...rest.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, name = '', quoted, single]) => [name.toLowerCase(), quoted ?? single ?? ''] as const)
    .filter(([name, value]) => allowed.includes(name) && (name !== 'href' || isSafeAddress(value)))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')

/** Where a link may lead: a page, a place on the page, a mail or a call; nothing that runs. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https?:|mailto:|tel:)/i.test(address.trim()) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(decoded(address))

const decoded = (address: string): string =>
  address
    .replace(/&(?:colon|#0*58|#x0*3a);?/gi, ':')
    .replace(/&(?:tab|newline|#0*(?:9|10|13)|#x0*[9ad]);?/gi, '')
    .replace(/[\t\n\r]/g, '')

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
