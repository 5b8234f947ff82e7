/**
 * Removes data that no session needs: nonces and other keys, e-mail addresses, and file paths on the server's disk.
 * A plugin may print any of it into a response, and a server into an error message. Each removal leaves a "…".
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

/** The text without secrets. JSON is parsed and cleaned by field. */
export const withoutSecret = (text: string): string =>
  pipe(
    /^\s*[[{]/.test(text) ? E.tryCatch(() => inJson(text), String) : E.left(''),
    E.getOrElse(() => patterns.reduce((now, pattern) => now.replace(pattern, '$1…'), text)),
  )

/** Removes secrets from every text in a plain JSON value. Content that visitors see is kept, because it is saved again. */
export const valueWithoutSecrets = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return isContent.test(name) ? value : fieldWithoutSecret(name, value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => valueWithoutSecrets(item, name))
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, valueWithoutSecrets(child, key)]))
}

const inJson = (text: string): string => {
  const read = JSON.parse(text) as unknown
  const clean = JSON.stringify(valueWithoutSecrets(read))
  return clean === JSON.stringify(read) ? text : clean
}

const fieldWithoutSecret = (name: string, value: string): string =>
  value !== '' && (isKey.test(name) || (/token/i.test(name) && isToken.test(value))) ? '…' : withoutSecret(value)

/** Fields with blocks, CSS, a picture in base64, or the store's version of what Save wrote. */
const isContent = /^(?:content|css|data|served)$/

const names = '(?:nonce|passw(?:or)?d|secret|api_?key|licen[cs]e_?key|private_?key)'
const isKey = new RegExp(names, 'i')
/** Themes also call colors and sizes tokens; those are short, or contain CSS characters. */
const token = String.raw`[\w.~+/=-]{12,}`
const isToken = new RegExp(`^${token}$`)

/** A slash, also in the form in which PHP escapes it in JSON. */
const slash = String.raw`\\*\/`
const segment = String.raw`[^\s"'<>|\\/:*?(),;]{1,255}`
/** A path begins outside of URLs and words, or after an escaped line break. */
const start = String.raw`(?:(?<![\w./\\+-])|(?<=\\[nrt])|(?<=\bfile:\/\/))`
/** Root folders of sites on servers. No path of the flow, of REST or of the admin area begins with one. */
const roots = '(?:var|home|srv|usr|opt|tmp|mnt|etc|root|private|Users|www|nfs|kunden|homepages|vhosts|htdocs|wordpress)'

const patterns = [
  // In a URL.
  new RegExp(String.raw`([?&;](?:_?[\w-]*(?:${names}|token)|pwd|auth)=)[^&#"'\s\\]+`, 'gi'),
  // In JSON text, also inside another string.
  new RegExp(String.raw`(${names}[\w-]*\\*"\s*:\s*\\*")[^"\\]+`, 'gi'),
  new RegExp(String.raw`(token[\w-]*\\*"\s*:\s*\\*")${token}(?=\\*")`, 'gi'),
  // In a script: a variable, or the argument of a function.
  /(nonce\w*\\*["']?\s*[:=(]\s*\\*["'])[0-9a-f]{10}\b/gi,
  // In a header.
  /(\b(?:Bearer|Basic|X_JP_Auth)\s+)[\w.~+/=-]{8,}/g,
  // A JSON web token anywhere.
  /(\beyJ)[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g,
  // The credentials in a URL.
  /(\bhttps?:\\*\/\\*\/)[^\s/?#\\@"'<>]{1,200}@/gi,
  // An e-mail address; logo@2x.png is a file.
  /()\b[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}(?!(?:png|jpe?g|gif|webp|avif|svg|css|js)\b)[a-z]{2,}\b(?!\.\w)/gi,
  // A file path on the server.
  new RegExp(String.raw`()${start}${slash}${roots}(?:${slash}${segment})+`, 'g'),
  new RegExp(
    String.raw`()${start}(?:${slash}${segment}){0,20}${slash}wp-(?:content|includes)(?:${slash}${segment}){1,20}\.php\b`,
    'g',
  ),
  new RegExp(String.raw`()(?<![A-Za-z0-9])[A-Za-z]:(?:(?:\\+\/?|\/)(?!\/)${segment})+`, 'g'),
] as const
