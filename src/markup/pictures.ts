/** The pictures in serialised markup that a person may replace: of images, of covers and beside texts. */
import type { Attributes } from './attributes'
import { blockTree, withInner, type Block } from './block-tree'
import { attributeIn, classesIn, ruleIn } from './html-tag'

/** Which point of a picture stays in sight where it is cut; from 0 to 1. */
export type Focus = { readonly x: number; readonly y: number }

export type PictureInMarkup = {
  /** Place of its block among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  readonly url: string
  /** In the media library; null for a pattern's own picture. */
  readonly id: number | null
  readonly alt: string
  /** Null where the block never cuts the picture, or does not let one choose. */
  readonly focus: Focus | null
}

/** In the order in which they stand. */
export const picturesIn = (markup: string): readonly PictureInMarkup[] =>
  blockTree(markup)
    .flatMap(withInner)
    .flatMap((block) => pictureOf(block) ?? [])

/** A tag with its place in a piece of HTML. */
export type PlacedTag = { readonly at: number; readonly tag: string }

/**
 * The tag that shows the picture of a block; null where the block shows none, or one that it takes from elsewhere: a
 * product's, a post's, or a connected field's.
 * @param html the block's own, or a part of it
 */
export const pictureTag = (name: string, attributes: Attributes, html: string): PlacedTag | null => {
  if (attributes['useFeaturedImage'] === true || isBound(attributes)) return null
  switch (name) {
    case 'core/image':
      return tagIn(html, isImg)
    case 'core/media-text':
      return (attributes['mediaType'] ?? 'image') === 'image' && !asItsGround.test(html) ? tagIn(html, isImg) : null
    case 'core/cover':
      return (attributes['backgroundType'] ?? 'image') === 'image' && typeof attributes['url'] === 'string'
        ? tagIn(html, (tag) => classesIn(tag).includes('wp-block-cover__image-background'))
        : null
    default:
      return null
  }
}

/** A fixed or repeated background is drawn by a style, not by an `<img>`. */
export const isImg = (tag: string): boolean => /^<img\b/i.test(tag)

const pictureOf = ({ name, attributes, html, index: block }: Block): PictureInMarkup | null => {
  const tag = pictureTag(name, attributes, html)?.tag ?? null
  const url = tag === null ? null : isImg(tag) ? attributeIn(tag, 'src') : addressIn(ruleIn(tag, 'background-image'))
  if (tag === null || url === null || url === '') return null
  const id = attributes[name === 'core/media-text' ? 'mediaId' : 'id']
  return {
    block,
    url,
    id: typeof id === 'number' && id > 0 ? id : null,
    alt: attributeIn(tag, isImg(tag) ? 'alt' : 'aria-label') ?? '',
    focus: hasFocus(name, attributes) ? focusIn(attributes) : null,
  }
}

/** Images have got one only lately, and no older store would draw it. */
const hasFocus = (name: string, { imageFill }: Attributes): boolean =>
  name === 'core/cover' || (name === 'core/media-text' && imageFill === true)

const focusIn = ({ focalPoint }: Attributes): Focus => {
  const { x, y } = (typeof focalPoint === 'object' && focalPoint !== null ? focalPoint : {}) as Attributes
  return { x: typeof x === 'number' ? x : 0.5, y: typeof y === 'number' ? y : 0.5 }
}

const addressIn = (rule: string | null): string | null => /^url\(\s*(["']?)(.*)\1\s*\)$/.exec(rule ?? '')?.[2] ?? null

const isBound = ({ metadata }: Attributes): boolean => {
  const { bindings } = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Attributes
  return typeof bindings === 'object' && bindings !== null && ('url' in bindings || '__default' in bindings)
}

/** As older stores fill the half of a block with a picture: it is there twice, and only the editor can bring it up to date. */
const asItsGround = /<figure\b[^>]*\bbackground-image\s*:/i

const tagIn = (html: string, fits: (tag: string) => boolean): PlacedTag | null => {
  for (const { 0: tag, index: at } of html.matchAll(anyTag)) if (fits(tag)) return { at, tag }
  return null
}

const anyTag = /<[a-z][a-z0-9]*\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi
