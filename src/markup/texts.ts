/** The texts of serialised markup that can be edited: the rich text of core's text blocks. Each is addressed by its block's place. */
import { blockTree, withBlockAt, withInner, type Block, type OwnMarkup } from './blocks'
import { attributeIn, inlineOnly, isInline, isSafeAddress, withAttribute } from './inline'

export type TextKind = 'heading' | 'paragraph' | 'item' | 'button'

export type TextInMarkup = {
  /** Place among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  readonly kind: TextKind
  /** Words with inline formats. */
  readonly html: string
  /** Where a button leads, '' for nowhere; null for other texts. */
  readonly link: string | null
}

const kinds: Readonly<Record<string, TextKind>> = {
  'core/heading': 'heading',
  'core/paragraph': 'paragraph',
  'core/list-item': 'item',
  'core/button': 'button',
  // Its summary, such as a question. The answer is made of blocks of its own.
  'core/details': 'heading',
}

const tag = String.raw`(?:"[^"]*"|[^">])*`
/** Before the words, the name of a tag, the words, after them: by the block's name. */
const around: Readonly<Record<string, RegExp>> = {
  'core/heading': new RegExp(String.raw`^(\s*<(h[1-6])\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/paragraph': new RegExp(String.raw`^(\s*<(p)\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/list-item': new RegExp(String.raw`^(\s*<(li)\b${tag}>)([^]*)(</\2>\s*)$`),
  'core/button': new RegExp(String.raw`^(\s*<div\b${tag}>\s*<(a|button)\b${tag}>)([^]*)(</\2>\s*</div>\s*)$`),
  'core/details': new RegExp(String.raw`^(\s*<details\b${tag}>\s*<(summary)\b${tag}>)([^]*?)(</\2>[^]*)$`),
}

/** Blocks that have a text of their own beside other blocks. */
const hasInner = (name: string): boolean => name === 'core/details'

/**
 * In the order in which they stand. A block that is bound to something else, or looks otherwise than core writes it,
 * or has more than words in a line (a picture, a footnote), is left out.
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
    link: kind === 'button' ? (attributeIn(opening.slice(opening.lastIndexOf('<')), 'href') ?? '') : null,
  }
}

const isBound = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && 'bindings' in metadata

/** Places of all blocks of these kinds, also of those whose text is left alone: as many as a canvas draws. */
export const textBlocksIn = (markup: string): readonly number[] =>
  blockTree(markup)
    .flatMap(withInner)
    .filter(({ name }) => kinds[name] !== undefined)
    .map(({ index }) => index)

/** Names of the blocks that have such a text. */
export const textBlocks = Object.keys(kinds)

/**
 * Other words in place of those that are there; formats other than core's inline ones are dropped.
 * @returns the same markup if that block has no text of its own
 */
export const withTextAt = (markup: string, block: number, html: string): string =>
  onText(markup, block, (_, opening, words, closing) => {
    const next = inlineOnly(html)
    return next === words ? null : opening + next + closing
  })

/**
 * Another address for a button; '' for none.
 * @returns the same markup if that block is no button with a link, or if the address would run something
 */
export const withLinkAt = (markup: string, block: number, url: string): string =>
  onText(markup, block, (kind, opening, words, closing) => {
    const at = opening.lastIndexOf('<a')
    if (kind !== 'button' || at < 0 || !isSafeAddress(url)) return null
    return opening.slice(0, at) + withAttribute(opening.slice(at), 'href', url === '' ? null : url) + words + closing
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
