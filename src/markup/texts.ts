/**
 * The texts of serialized markup that can be edited: the rich text of core's text blocks, each addressed by its block's position.
 */
import * as t from 'io-ts'
import { blockTree, withBlockAt, withInner, type Block, type OwnMarkup } from './blocks'
import type { LinkTarget } from './formats'
import { attributeIn, inlineOnly, isInline, withAttribute } from './inline'
import { isSafeAddress } from './safe-address'
import type { Attributes } from './tokens'

export type TextKind = 'heading' | 'paragraph' | 'item' | 'button'

export type TextInMarkup = {
  /** Position among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  readonly kind: TextKind
  /** Words with inline formats. */
  readonly html: string
  /** What a button leads to, with the address '' for nothing; null for other texts. */
  readonly link: LinkTarget | null
}

const kinds: Readonly<Record<string, TextKind>> = {
  'core/heading': 'heading',
  'core/paragraph': 'paragraph',
  'core/list-item': 'item',
  'core/button': 'button',
  // The text of a details block is its summary, such as a question. The answer consists of other blocks.
  'core/details': 'heading',
}

const tag = String.raw`(?:"[^"]*"|[^">])*`
/**
 * Splits a block's HTML into the part before the words, a tag name, the words, and the part after them. By the block's name.
 */
const around: Readonly<Record<string, RegExp>> = {
  'core/heading': new RegExp(String.raw`^(\s*<(h[1-6])\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/paragraph': new RegExp(String.raw`^(\s*<(p)\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/list-item': new RegExp(String.raw`^(\s*<(li)\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/button': new RegExp(String.raw`^(\s*<div\b${tag}>\s*<(a|button)\b${tag}>)([^]*)(</\2>\s*</div>\s*)$`),
  'core/details': new RegExp(String.raw`^(\s*<details\b${tag}>\s*<(summary)\b${tag}>)([^]*?)(</\2>[^]*)$`),
}

/** Whether the block has both its own text and inner blocks. */
const hasInner = (name: string): boolean => name === 'core/details'

/**
 * The texts in the order of the markup. Left out are blocks that are bound to something else, that differ from what core writes, or that
 * contain more than inline text (a picture, a footnote).
 */
export const textsIn = (markup: string): readonly TextInMarkup[] =>
  blockTree(markup)
    .flatMap(withInner)
    .flatMap((block) => textOf(block) ?? [])

const textOf = ({ name, attributes, html, inner, index }: Block): TextInMarkup | null => {
  const kind = kinds[name]
  const [, opening, , words] =
    (kind && (inner.length === 0 || hasInner(name)) && !isBound(attributes['metadata']) && around[name]?.exec(html)) ||
    []
  if (kind === undefined || opening === undefined || words === undefined || !isInline(words)) return null
  return {
    block: index,
    kind,
    html: words,
    link:
      kind === 'button' ? linkOf(attributes, attributeIn(opening.slice(opening.lastIndexOf('<')), 'href') ?? '') : null,
  }
}

/** Core has no attribute for it. `url` tells whether somebody has changed the address since. */
const mark = 'customizeYourStoreLink'
const Mark = t.type({ type: t.string, id: t.number, url: t.string })

const linkOf = ({ metadata }: Attributes, url: string): LinkTarget => {
  const found = metadataOf(metadata)[mark]
  return { url, entity: Mark.is(found) && found.url === url ? { type: found.type, id: found.id } : null }
}

const metadataOf = (metadata: unknown): Attributes =>
  typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? (metadata as Attributes) : {}

const isBound = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && 'bindings' in metadata

/** Positions of all blocks of these kinds, including those whose text is left out: as many as a canvas draws. */
export const textBlocksIn = (markup: string): readonly number[] =>
  blockTree(markup)
    .flatMap(withInner)
    .filter(({ name }) => kinds[name] !== undefined)
    .map(({ index }) => index)

/** Names of the blocks that can have such a text. */
export const textBlocks = Object.keys(kinds)

/**
 * Replaces the words of one block; formats other than core's inline ones are dropped.
 * @returns the same markup if that block has no text of its own
 */
export const withTextAt = (markup: string, block: number, html: string): string =>
  onText(markup, block, (_, opening, words, closing) => {
    const next = inlineOnly(html)
    return next === words ? null : opening + next + closing
  })

/**
 * Replaces what a button leads to; the address '' is for nothing.
 * @returns the same markup if that block is not a button with a link, or if the address would run code
 */
export const withLinkAt = (markup: string, block: number, target: LinkTarget): string => {
  const { url } = target
  const linked = onText(markup, block, (kind, opening, words, closing) => {
    const at = opening.lastIndexOf('<a')
    if (kind !== 'button' || at < 0 || !isSafeAddress(url)) return null
    return opening.slice(0, at) + withAttribute(opening.slice(at), 'href', url === '' ? null : url) + words + closing
  })
  return linked === markup && textsIn(markup).every((text) => text.block !== block || text.link?.url !== url)
    ? markup
    : withMarkAt(linked, block, target)
}

const withMarkAt = (markup: string, block: number, { url, entity }: LinkTarget): string =>
  withBlockAt(markup, block, (own, name) => {
    const { metadata, ...others } = own.attributes
    const { [mark]: before, ...rest } = metadataOf(metadata)
    const next = entity === null ? rest : { ...rest, [mark]: { ...entity, url } }
    if (name !== 'core/button' || (entity === null && before === undefined)) return null
    return { ...own, attributes: Object.keys(next).length === 0 ? others : { ...others, metadata: next } }
  })

const onText = (
  markup: string,
  block: number,
  change: (kind: TextKind, opening: string, words: string, closing: string) => string | null,
): string =>
  withBlockAt(markup, block, (own: OwnMarkup, name) => {
    const kind = kinds[name]
    const [, opening = '', , words, closing = ''] =
      (kind && (own.foot === '' || hasInner(name)) && around[name]?.exec(own.head)) || []
    if (kind === undefined || words === undefined || isBound(own.attributes['metadata']) || !isInline(words))
      return null
    const head = change(kind, opening, words, closing)
    return head === null ? null : { ...own, head }
  })
