/** The pictures in serialized markup that a person may replace: in images, in covers and beside texts. */
import { isEqual } from 'es-toolkit'
import { blockTree, withBlockAt, withInner, type Block, type OwnMarkup } from './blocks'
import { attributeIn, classesIn, ruleIn, withAttribute, withClasses, withRule } from './inline'
import type { Attributes } from './tokens'

/** The point of a picture that stays visible when the picture is cropped; both from 0 to 1. */
export type Focus = { readonly x: number; readonly y: number }

export type PictureInMarkup = {
  /** Position of its block among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  readonly url: string
  /** Id in the media library; null for a pattern's own picture. */
  readonly id: number | null
  readonly alt: string
  /** Null if the block never crops the picture, or does not support a choice. */
  readonly focus: Focus | null
}

/** The pictures in the order of the markup. */
export const picturesIn = (markup: string): readonly PictureInMarkup[] =>
  blockTree(markup)
    .flatMap(withInner)
    .flatMap((block) => pictureOf(block) ?? [])

/** A tag with its position in a piece of HTML. */
type PlacedTag = { readonly at: number; readonly tag: string }

/**
 * The tag that shows the picture of a block; null if the block shows none, or takes it from elsewhere: from a product, a post, or a
 * connected field.
 * @param html the block's own, or a part of it
 */
const pictureTag = (name: string, attributes: Attributes, html: string): PlacedTag | null => {
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

/** Whether the picture is an `<img>`. A fixed or repeated background is drawn by a style instead. */
const isImg = (tag: string): boolean => /^<img\b/i.test(tag)

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

/** Image blocks support a focal point only since recently, and older stores would not draw it. */
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

/**
 * A picture that fills half of a block in the format of older stores: the HTML contains it twice, and only the editor can update that.
 */
const asItsGround = /<figure\b[^>]*\bbackground-image\s*:/i

const tagIn = (html: string, fits: (tag: string) => boolean): PlacedTag | null => {
  for (const { 0: tag, index: at } of html.matchAll(anyTag)) if (fits(tag)) return { at, tag }
  return null
}

const anyTag = /<[a-z][a-z0-9]*\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi

type NewPicture = {
  /** Null for a picture that is not in the media library. */
  readonly id: number | null
  readonly url: string
  readonly alt: string
}

/**
 * Replaces the picture of one block, in attributes and HTML alike, because the editor compares the two. Size and styles stay.
 * @param block its position among all blocks of the markup, as in `picturesIn`
 * @returns the same markup if that block has no picture
 */
export const withPictureAt = (markup: string, block: number, { id, url, alt }: NewPicture): string =>
  onPicture(markup, block, (name, before) => ({
    attributes: described(name, { ...placed(name, before, id), ...(name === 'core/cover' ? { url } : {}) }, alt),
    tag: (tag) => worded(marked(name, before, shown(tag, url), id), alt),
    link: (link, old) =>
      before['linkDestination'] === 'media' && attributeIn(link, 'href') === old
        ? withAttribute(link, 'href', url)
        : link,
  }))

/** Replaces a pattern's own picture by another that is not in the media library either. */
export const withOwnPictureAt = (markup: string, block: number, { url, alt }: Omit<NewPicture, 'id'>): string =>
  onPicture(markup, block, (name, before) => ({
    attributes: described(name, name === 'core/cover' ? { ...before, url } : before, alt),
    tag: (tag) => worded(shown(tag, url), alt),
  }))

/** Replaces the alternative text; '' for a picture that only decorates. */
export const withAltAt = (markup: string, block: number, alt: string): string =>
  onPicture(markup, block, (name, before) => ({
    attributes: described(name, before, alt),
    tag: (tag) => worded(tag, alt),
  }))

/** Replaces the point that stays visible. Only for blocks that `picturesIn` gives a focus. */
export const withFocusAt = (markup: string, block: number, { x, y }: Focus): string =>
  onPicture(markup, block, (name, before) => {
    const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
    if (name !== 'core/cover' && before['imageFill'] !== true) return null
    return {
      attributes: { ...before, focalPoint: { x, y } },
      tag: (tag) =>
        isImg(tag)
          ? name === 'core/cover'
            ? withAttribute(withRule(tag, 'object-position', position), 'data-object-position', position)
            : withRule(tag, 'object-position', position)
          : withRule(tag, 'background-position', position),
    }
  })

type Change = {
  readonly attributes: Attributes
  readonly tag: (tag: string) => string
  /** Changes the link around the picture; `old` is the present address of the picture. */
  readonly link?: (link: string, old: string | null) => string
}

const onPicture = (
  markup: string,
  block: number,
  change: (name: string, attributes: Attributes) => Change | null,
): string =>
  withBlockAt(markup, block, (own, name) => {
    const where = (['head', 'foot'] as const).find((end) => pictureTag(name, own.attributes, own[end]) !== null)
    const next = where === undefined ? null : change(name, own.attributes)
    if (where === undefined || next === null) return null
    const attributes = isEqual(next.attributes, own.attributes) ? own.attributes : next.attributes
    return { ...own, attributes, [where]: redrawn(own, where, name, next) }
  })

const redrawn = (own: OwnMarkup, where: 'head' | 'foot', name: string, { tag: change, link }: Change): string => {
  const html = own[where]
  const found = pictureTag(name, own.attributes, html)
  if (found === null) return html
  const { at, tag } = found
  const before = html
    .slice(0, at)
    .replace(/<a\b[^>]*>\s*$/i, (opening) => link?.(opening, attributeIn(tag, 'src')) ?? opening)
  return before + change(tag) + html.slice(at + tag.length)
}

/** The link to the old picture's page in the library does not apply to the new picture. */
const placed = (name: string, { mediaLink: _, ...attributes }: Attributes, id: number | null): Attributes => {
  const { id: _id, mediaId: _mediaId, ...others } = attributes
  if (id === null) return name === 'core/media-text' ? { ...others, mediaType: 'image' } : others
  return name === 'core/media-text' ? { ...attributes, mediaId: id, mediaType: 'image' } : { ...attributes, id }
}

const shown = (tag: string, url: string): string =>
  isImg(tag) ? withAttribute(tag, 'src', url) : withRule(tag, 'background-image', `url(${url})`)

/** A media block states its size only for a picture of the library. */
const marked = (name: string, { mediaSizeSlug }: Attributes, tag: string, id: number | null): string => {
  if (id === null)
    return withClasses(
      tag,
      classesIn(tag).filter((each) => !/^wp-image-\d+$/.test(each)),
    )
  const size = typeof mediaSizeSlug === 'string' && mediaSizeSlug !== '' ? mediaSizeSlug : 'full'
  const own = `wp-image-${id}`
  const kept = classesIn(tag).map((each) => (/^wp-image-\d+$/.test(each) ? own : each))
  return withClasses(tag, [...kept, own, ...(name === 'core/media-text' ? [`size-${size}`] : [])])
}

/**
 * Only a cover also keeps the alternative text among its attributes. A picture with an alternative text is not just decoration.
 */
const described = (name: string, { isDecorative, ...attributes }: Attributes, alt: string): Attributes => {
  const { alt: _, ...others } = attributes
  if (name === 'core/cover') return alt === '' ? others : { ...attributes, alt }
  return isDecorative === undefined || alt !== '' ? attributes : { ...attributes, isDecorative }
}

const worded = (tag: string, alt: string): string => {
  const named = alt !== ''
  if (isImg(tag)) {
    const isDecoration = named && attributeIn(tag, 'role') === 'none'
    return withAttribute(isDecoration ? withAttribute(tag, 'role', null) : tag, 'alt', alt)
  }
  return withAttribute(withAttribute(tag, 'role', named ? 'img' : null), 'aria-label', named ? alt : null)
}
