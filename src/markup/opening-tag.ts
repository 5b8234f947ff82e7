/** The first tag of a block's HTML: its classes and its inline styles. */

export type TagChange = {
  readonly drop: (name: string) => boolean
  readonly add: readonly string[]
  /** Inline styles by property; null takes one away. */
  readonly rules: Readonly<Record<string, string | null>>
}

/** HTML without a tag stays as it is. */
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
