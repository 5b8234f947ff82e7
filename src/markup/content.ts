/**
 * The content of a section by its roles: words, buttons with their links, pictures with their focus, and products. Two layouts have the same
 * roles for the same content, so it can move from one to the other.
 */
import { isEqual } from 'es-toolkit'
import { blockTree, withBlockAt, withInner, type Block } from './blocks'
import type { LinkTarget } from './formats'
import { plainText } from './inline'
import { picturesIn, withFocusAt, withPictureAt, type Focus } from './pictures'
import { rolesIn, type Leaf } from './roles'
import { socialLinksIn, withSocialLinkAt } from './social-links'
import { lookOf, withLookAt, type TextLook } from './text-look'
import { textsIn, withLinkAt, withTextAt } from './texts'
import type { Attributes } from './tokens'

export type Content =
  | {
      readonly kind: 'text'
      readonly html: string
      /** Size and alignment, as far as they matter; empty for a text that has none of its own. */
      readonly look: Partial<TextLook>
    }
  | { readonly kind: 'button'; readonly html: string; readonly link: LinkTarget }
  | { readonly kind: 'social'; readonly url: string }
  | {
      readonly kind: 'picture'
      readonly url: string
      readonly id: number | null
      readonly alt: string
      /** Null if the place does not crop it, so that nothing is known of its focus. */
      readonly focus: Focus | null
    }
  /** Which products, how many and in which order: fields of the list's query, and its collection. */
  | { readonly kind: 'products'; readonly choices: Attributes }

/** A place for content in a layout. */
export type Place = {
  /** Position of its block among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  /** Its roles, the most exact first; no other place of the markup has one of them. */
  readonly roles: readonly string[]
  /** Places of one group are read together, such as a headline and its sentence; null for a place that makes sense alone. */
  readonly group: string | null
  readonly content: Content
  /** Whether its text is a sample that nobody has replaced. */
  readonly isSample: boolean
}

/** The places in the order of the markup. */
export const placesIn = (markup: string): readonly Place[] => {
  const contents = contentsIn(markup)
  const tree = blockTree(markup)
  return rolesIn(tree, (block) => leafOf(block, contents)).flatMap(({ block, roles, group }) => {
    const content = contents.get(block.index)
    return content === undefined
      ? []
      : [{ block: block.index, roles, group, content, isSample: isSample(block, content) }]
  })
}

const contentsIn = (markup: string): ReadonlyMap<number, Content> => {
  const blocks = blockTree(markup).flatMap(withInner)
  return new Map<number, Content>([
    ...textsIn(markup).map(({ block, html, link }): [number, Content] => [
      block,
      link === null ? { kind: 'text', html, look: lookIn(blocks[block]) } : { kind: 'button', html, link },
    ]),
    ...picturesIn(markup).map(({ block, ...picture }): [number, Content] => [block, { kind: 'picture', ...picture }]),
    ...socialLinksIn(markup).map(({ block, url }): [number, Content] => [block, { kind: 'social', url }]),
    ...blocks.flatMap((block): [number, Content][] =>
      isProducts(block) ? [[block.index, { kind: 'products', choices: choicesIn(block.attributes) }]] : [],
    ),
  ])
}

const lookIn = (block: Block | undefined): Partial<TextLook> => (block && lookOf(block)) ?? {}

const leafOf = (block: Block, contents: ReadonlyMap<number, Content>): Leaf | null => {
  const content = contents.get(block.index)
  if (content === undefined) return null
  const { kind } = content
  const sample = kind === 'text' || kind === 'button' ? sampleOf(block) : null
  const { service } = block.attributes
  const name = kind === 'products' ? ` ${block.name}` : typeof service === 'string' ? ` ${service}` : ''
  return { kind: kind === 'text' ? (textKinds[block.name] ?? 'text') : kind, name, sample }
}

const textKinds: Readonly<Record<string, Leaf['kind']>> = {
  'core/heading': 'heading',
  'core/details': 'heading',
  'core/list-item': 'item',
}

const isProducts = ({ name, attributes }: Block): boolean =>
  name === 'woocommerce/product-collection' ||
  (name === 'core/query' && record(attributes['query'])['postType'] === 'product')

const choicesIn = ({ query, collection }: Attributes): Attributes => ({
  ...record(query),
  ...(collection === undefined ? {} : { collection }),
})

/** The sample text of a block's pattern that only the merchant can replace; null if there is none. */
const sampleOf = ({ attributes }: Block): string | null => {
  const { sampleText } = record(attributes['metadata'])
  return typeof sampleText === 'string' && sampleText.trim() !== '' ? wordsOf(sampleText) : null
}

const isSample = (block: Block, content: Content): boolean =>
  (content.kind === 'text' || content.kind === 'button') && sampleOf(block) === wordsOf(content.html)

const wordsOf = (html: string): string => plainText(html).replace(/\s+/g, ' ').trim()

const record = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {}

/** Whether a person sees and gets the same, however the store has written it. */
export const isSameContent = (one: Content, other: Content): boolean => {
  if (one.kind === 'text' && other.kind === 'text')
    return isSameText(one.html, other.html) && isSameLook(one.look, other.look)
  if (one.kind === 'button' && other.kind === 'button')
    return isEqual(one.link, other.link) && isSameText(one.html, other.html)
  return isEqual(one, other)
}

/** As far as both say anything about it. */
const isSameLook = (one: Partial<TextLook>, other: Partial<TextLook>): boolean =>
  isEqual({ ...one, ...other }, { ...other, ...one })

const isSameText = (one: string, other: string): boolean =>
  plainText(one).trim() === plainText(other).trim() && isEqual(one.match(/<[^>]*>/g), other.match(/<[^>]*>/g))

/**
 * Puts content into a place of the markup and leaves every other byte as it is.
 * @returns the same markup if the place has this content already
 */
export const withContentAt = (markup: string, { block, content: before }: Place, content: Content): string => {
  if (isSameContent(before, content)) return markup
  switch (content.kind) {
    case 'text': {
      const isSaid = before.kind === 'text' && isSameText(before.html, content.html)
      return withLookAt(isSaid ? markup : withTextAt(markup, block, content.html), block, content.look)
    }
    case 'button':
      return withLinkAt(withTextAt(markup, block, content.html), block, content.link)
    case 'social':
      return withSocialLinkAt(markup, block, content.url)
    case 'picture': {
      const isThere = before.kind === 'picture' && isEqual({ ...before, focus: content.focus }, content)
      const shown = isThere ? markup : withPictureAt(markup, block, content)
      return content.focus === null || before.kind !== 'picture' || before.focus === null
        ? shown
        : withFocusAt(shown, block, content.focus)
    }
    case 'products':
      return withChoicesAt(markup, block, content.choices)
  }
}

const withChoicesAt = (markup: string, block: number, { collection, ...query }: Attributes): string =>
  withBlockAt(markup, block, (own) => {
    const attributes = {
      ...own.attributes,
      query: { ...record(own.attributes['query']), ...query },
      ...(collection === undefined ? {} : { collection }),
    }
    return isEqual(attributes, own.attributes) ? null : { ...own, attributes }
  })
