/** One opening tag of HTML as text: its attributes, classes and style rules are read and set, all else in it stays. */
import { escape } from 'es-toolkit'

/** Where an attribute stands in the tag, with the space before it, and its value as it is written; null for none. */
type Span = { readonly start: number; readonly end: number; readonly value: string | null }

/** Null where the tag does not have it, or has it without a value. */
export const attributeIn = (tag: string, name: string): string | null => {
  const value = spanOf(tag, name)?.value ?? null
  return value === null ? null : decoded(value)
}

/** @param value null takes the attribute away; the tag stays as it is written if it has this value */
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

/** The same tag if these are its classes. */
export const withClasses = (tag: string, names: readonly string[]): string => {
  const next = [...new Set(names)]
  return next.join(' ') === classesIn(tag).join(' ')
    ? tag
    : withAttribute(tag, 'class', next.length === 0 ? null : next.join(' '))
}

/** The value of a rule of its `style`; null where it has none. */
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

/** A `;` in brackets, as in an address, does not end a rule. */
const rulesIn = (tag: string): readonly string[] =>
  ((attributeIn(tag, 'style') ?? '').match(/(?:\([^)]*\)|[^;(])+/g) ?? []).filter((rule) => rule.trim() !== '')

const isOf = (rule: string, property: string): boolean => rule.split(':')[0]?.trim() === property

/** What WordPress escapes in attributes, and any character by its number. */
const decoded = (text: string): string =>
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
