/**
 * Inline formats of a text: bold, italic and links, set and removed for a part of it. Positions count as a browser does: a line break and an
 * entity are one character each.
 */
import { escape } from 'es-toolkit'
import { asText, attributeIn, plainText } from './inline'
import { isSafeAddress } from './safe-address'

export type Part = { readonly start: number; readonly end: number }

export type Format = 'bold' | 'italic'

/** What a link leads to. */
export type LinkTarget = {
  readonly url: string
  /** The page, product or category of the store, as core names it in `data-type` and `data-id`; null for a typed address. */
  readonly entity: { readonly type: string; readonly id: number } | null
}

export type LinkInText = LinkTarget & Part

/** The first tag of each is the one that core writes. */
const tags: Readonly<Record<Format, readonly string[]>> = { bold: ['strong', 'b'], italic: ['em', 'i'] }

/** One character as it is written, and the opening tags around it, the outermost first. */
type Character = { readonly text: string; readonly width: number; readonly around: readonly string[] }

/** Whether every character of the part has the format; false for an empty part. */
export const hasFormat = (html: string, part: Part, format: Format): boolean => {
  const inside = charactersIn(html).filter(isIn(part))
  return inside.length > 0 && inside.every(({ around }) => around.some(isOf(format)))
}

/** Gives a part the format, or removes it where all of the part has it already. */
export const withFormat = (html: string, part: Part, format: Format): string => {
  const isThere = hasFormat(html, part, format)
  return changed(html, part, (around) => {
    const others = around.filter((tag) => !isOf(format)(tag))
    return isThere ? others : [...others, `<${tags[format][0]}>`]
  })
}

/**
 * Links a part; null removes its links.
 * @returns the same text if the address would run code
 */
export const withLink = (html: string, part: Part, target: LinkTarget | null): string => {
  if (target !== null && !isSafeAddress(target.url)) return html
  return changed(html, part, (around) => {
    const others = around.filter((tag) => !isLink(tag))
    return target === null ? others : [linkTag(target), ...others]
  })
}

/** The text with words at a place; they have the formats of the character before it, but lead nowhere. */
export const withWordsAt = (html: string, at: number, words: string): string => {
  const all = charactersIn(html)
  const before = positioned(all).filter(({ start }) => start < at)
  const around = (before.at(-1)?.around ?? []).filter((tag) => !isLink(tag))
  const added = Array.from(words).map((text) => ({ text: asText(text), width: text.length, around }))
  return written(all.toSpliced(before.length, 0, ...added))
}

/** The first link that a part touches, with all that it spans; null for none. */
export const linkAt = (html: string, { start, end }: Part): LinkInText | null => {
  const all = positioned(charactersIn(html))
  const isTouched = (each: Part) =>
    start === end ? each.start <= start && start <= each.end : each.start < end && start < each.end
  const index = all.findIndex((each) => isTouched(each) && tagOf(each) !== null)
  const tag = tagOf(all[index])
  if (tag === null) return null
  const first = all.findLastIndex((each, at) => at < index && tagOf(each) !== tag) + 1
  const after = all.findIndex((each, at) => at > index && tagOf(each) !== tag)
  const last = all[(after < 0 ? all.length : after) - 1]
  return { ...targetIn(tag), start: all[first]?.start ?? 0, end: last?.end ?? 0 }
}

/** All links of a text. */
export const linksIn = (html: string): readonly LinkInText[] => {
  const found: LinkInText[] = []
  for (const { start } of positioned(charactersIn(html))) {
    if (start < (found.at(-1)?.end ?? 0)) continue
    const link = linkAt(html, { start, end: start + 1 })
    if (link !== null) found.push(link)
  }
  return found
}

/** The word around a place; null between words, and at the beginning or end of one. */
export const wordAt = (html: string, at: number): Part | null =>
  wordsIn(html).find(({ start, end }) => start < at && at < end) ?? null

/** The word that a place is in, or at the beginning or end of; null between words. */
export const wordBeside = (html: string, at: number): Part | null =>
  wordsIn(html).find(({ start, end }) => start <= at && at <= end) ?? null

const wordsIn = (html: string): readonly Part[] => {
  const text = charactersIn(html)
    .map(({ text: one, width }) => plainText(one).padEnd(width).slice(0, width))
    .join('')
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }))
}

const tagOf = (character: Character | undefined): string | null => character?.around.find(isLink) ?? null

const isLink = (tag: string): boolean => tag.startsWith('<a ') || tag === '<a>'

const isOf =
  (format: Format) =>
  (tag: string): boolean =>
    tags[format].includes(/^<([a-z]+)/.exec(tag)?.[1] ?? '')

const linkTag = ({ url, entity }: LinkTarget): string =>
  entity === null
    ? `<a href="${escape(url)}">`
    : `<a href="${escape(url)}" data-type="${escape(entity.type)}" data-id="${entity.id}">`

const targetIn = (tag: string): LinkTarget => {
  const [type, id] = [attributeIn(tag, 'data-type'), Number(attributeIn(tag, 'data-id') ?? Number.NaN)]
  return {
    url: attributeIn(tag, 'href') ?? '',
    entity: type === null || !Number.isInteger(id) ? null : { type, id },
  }
}

const isIn = ({ start, end }: Part) => {
  let at = 0
  return ({ width }: Character): boolean => {
    const from = at
    at += width
    return from < end && at > start
  }
}

const positioned = (all: readonly Character[]): readonly (Character & Part)[] => {
  let at = 0
  return all.map((each) => ({ ...each, start: at, end: (at += each.width) }))
}

const changed = (html: string, part: Part, change: (around: readonly string[]) => readonly string[]): string => {
  const isInside = isIn(part)
  const all = charactersIn(html)
  const next = all.map((each) => (isInside(each) ? { ...each, around: change(each.around) } : each))
  return written(next)
}

const piece = /<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^"'>])*>|&(?:[a-z]+|#\d+|#x[0-9a-f]+);|[^]/giu

const charactersIn = (html: string): readonly Character[] => {
  const open: { readonly name: string; readonly tag: string }[] = []
  const all: Character[] = []
  for (const [text, slash, tag] of html.matchAll(piece)) {
    const name = tag?.toLowerCase()
    if (name === undefined || name === 'br')
      all.push({ text, width: widthOf(text), around: open.map((each) => each.tag) })
    else if (slash === '') open.push({ name, tag: text })
    else {
      const last = open.findLastIndex((each) => each.name === name)
      if (last >= 0) open.splice(last, 1)
    }
  }
  return all
}

/** How many characters a browser counts for it. */
const widthOf = (text: string): number => {
  if (text.length < 3) return text.length
  const code = /^&#(?:x([0-9a-f]+)|(\d+));$/i.exec(text)
  return code !== null && Number.parseInt(code[1] ?? code[2] ?? '', code[1] === undefined ? 10 : 16) > 0xff_ff ? 2 : 1
}

/** Links are outside, so that one link stays one where a part of it is bold. */
const written = (all: readonly Character[]): string => {
  let html = ''
  let open: readonly string[] = []
  const goTo = (next: readonly string[]) => {
    let same = 0
    while (same < open.length && open[same] === next[same]) same += 1
    for (const tag of open.slice(same).toReversed()) html += `</${/^<([a-z0-9]+)/i.exec(tag)?.[1] ?? ''}>`
    html += next.slice(same).join('')
    open = next
  }
  for (const { text, around } of all) {
    goTo([...around.filter(isLink), ...around.filter((tag) => !isLink(tag))])
    html += text
  }
  goTo([])
  return html
}
