/**
 * Rich text inside a text block: words with core's inline formats, and nothing that a page could run or that could end the block.
 */
import { escape } from 'es-toolkit'
import { isSafeAddress } from './safe-address'

/** Core's inline formats, with the attributes that they need. */
const formats: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'class', 'data-type', 'data-id'],
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

/** Matched in one pass, so that removing one piece cannot turn the text around it into a tag. */
const pieces = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi

/** Removes all other tags and keeps their words. A `<` or `&` that belongs to the text must already be an entity. */
export const inlineOnly = (html: string): string =>
  html.replace(pieces, (piece: string, slash: string | undefined, tag: string | undefined, rest: string) => {
    if (tag === undefined) return piece === '<' ? '&lt;' : ''
    const name = tag.toLowerCase()
    const allowed = Object.hasOwn(formats, name) ? formats[name] : undefined
    if (allowed === undefined) return ''
    return slash === '' ? `<${name}${kept(rest, allowed)}>` : name === 'br' ? '' : `</${name}>`
  })

/** Whether `inlineOnly` would remove nothing, so that the text can be written again without loss. */
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

/** Escapes words for a text block, so that none of them is markup. */
export const asText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text as people read it. */
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

/** Position of an attribute in the tag, with the space before it, and its value as written; null for no value. */
type Span = { readonly start: number; readonly end: number; readonly value: string | null }

/**
 * The value of an attribute of an opening tag, given as text; null if the tag does not have the attribute, or has it without a value. The
 * functions below also work on a tag as text: they change one thing in it and leave the rest.
 */
export const attributeIn = (tag: string, name: string): string | null => {
  const value = spanOf(tag, name)?.value ?? null
  return value === null ? null : decodedText(value)
}

/** @param value null removes the attribute; a tag that has this value already stays as written */
export const withAttribute = (tag: string, name: string, value: string | null): string => {
  const span = spanOf(tag, name)
  if (span === null ? value === null : value !== null && value === attributeIn(tag, name)) return tag
  const written = value === null ? '' : ` ${name}="${escape(value)}"`
  if (span !== null) return tag.slice(0, span.start) + written + tag.slice(span.end)
  const end = /\s*\/?>$/.exec(tag)?.index ?? tag.length
  return tag.slice(0, end) + written + tag.slice(end)
}

export const classesIn = (tag: string): readonly string[] =>
  (attributeIn(tag, 'class') ?? '').split(/\s+/).filter((name) => name !== '')

/** Sets the classes of a tag; the same tag if it has them already. */
export const withClasses = (tag: string, names: readonly string[]): string => {
  const next = [...new Set(names)]
  return next.join(' ') === classesIn(tag).join(' ')
    ? tag
    : withAttribute(tag, 'class', next.length === 0 ? null : next.join(' '))
}

/** The value of a rule in the tag's `style`; null if there is no such rule. */
export const ruleIn = (tag: string, property: string): string | null =>
  rulesIn(tag)
    .find((rule) => isOf(rule, property))
    ?.replace(/^[^:]*:/, '')
    .trim() ?? null

export const withRule = (tag: string, property: string, value: string): string => {
  const rules = rulesIn(tag)
  const rule = `${property}:${value}`
  const next = rules.some((each) => isOf(each, property))
    ? rules.map((each) => (isOf(each, property) ? rule : each))
    : [...rules, rule]
  return withAttribute(tag, 'style', next.join(';'))
}

/** A `;` in parentheses, as in an address, does not end a rule. */
const rulesIn = (tag: string): readonly string[] =>
  ((attributeIn(tag, 'style') ?? '').match(/(?:\([^)]*\)|[^;(])+/g) ?? []).filter((rule) => rule.trim() !== '')

const isOf = (rule: string, property: string): boolean => rule.split(':')[0]?.trim() === property

/** Decodes what WordPress escapes in attributes, and any numeric character reference. */
const decodedText = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(amp|lt|gt|quot|apos));/gi,
    (_, ten?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten))
        : (signs[name.toLowerCase()] ?? ''),
  )

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const spanOf = (tag: string, name: string): Span | null => {
  const attribute = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  for (const found of tag.matchAll(attribute)) {
    if (found[1]?.toLowerCase() !== name) continue
    const value = found[2] ?? found[3] ?? found[4] ?? null
    return { start: found.index, end: found.index + found[0].length, value }
  }
  return null
}

/** What to change in the first tag of a block's HTML: its classes and its inline styles. */
type TagChange = {
  readonly drop: (name: string) => boolean
  readonly add: readonly string[]
  /** Inline styles by property; null removes one. */
  readonly rules: Readonly<Record<string, string | null>>
}

/** Changes the first tag; HTML without a tag stays as it is. */
export const withOpeningTag = (html: string, { drop, add, rules }: TagChange): string =>
  html.replace(/<[a-z](?:"[^"]*"|[^">])*>/i, (tag) => {
    const names = (attributeOf(tag, 'class') ?? '').split(/\s+/).filter((name) => name !== '' && !drop(name))
    const kept = (attributeOf(tag, 'style') ?? '')
      .split(/;(?![^(]*\))/)
      .filter((rule) => rule.trim() !== '' && !Object.hasOwn(rules, rule.split(':')[0]?.trim() ?? ''))
    const set = Object.entries(rules).flatMap(([property, value]) => (value === null ? [] : `${property}:${value}`))
    return withValue(
      withValue(tag, 'class', [...new Set([...names, ...add])].join(' ')),
      'style',
      [...kept, ...set].join(';'),
    )
  })

const pattern = (name: string) => new RegExp(`\\s${name}="([^"]*)"`)

const attributeOf = (tag: string, name: string): string | undefined => pattern(name).exec(tag)?.[1]

const withValue = (tag: string, name: string, value: string): string => {
  const attribute = value === '' ? '' : ` ${name}="${value}"`
  return pattern(name).test(tag) ? tag.replace(pattern(name), () => attribute) : `${tag.slice(0, -1)}${attribute}>`
}
