/** Changes the picture of one block, in attributes and HTML alike, since the editor compares the two. Size and styles stay. */
import { isEqual } from 'es-toolkit'
import type { Attributes } from './attributes'
import { withBlockAt, type OwnMarkup } from './block-at'
import { attributeIn, classesIn, withAttribute, withClasses, withRule } from './html-tag'
import { isImg, pictureTag, type Focus } from './pictures'

type NewPicture = { readonly id: number; readonly url: string; readonly alt: string }

/**
 * Another picture in place of the one there is.
 * @param block its place among all blocks of the markup, as in `picturesIn`
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

/** Another alternative text; '' for a picture that only decorates. */
export const withAltAt = (markup: string, block: number, alt: string): string =>
  onPicture(markup, block, (name, before) => ({
    attributes: described(name, before, alt),
    tag: (tag) => worded(tag, alt),
  }))

/** Another point that stays in sight. Only for blocks that `picturesIn` gives a focus. */
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
  /** The link around the picture; `old` is the picture's present address. */
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

/** The page of the old picture in the library is none of the new one's. */
const placed = (name: string, { mediaLink: _, ...attributes }: Attributes, id: number): Attributes =>
  name === 'core/media-text' ? { ...attributes, mediaId: id, mediaType: 'image' } : { ...attributes, id }

const shown = (tag: string, url: string): string =>
  isImg(tag) ? withAttribute(tag, 'src', url) : withRule(tag, 'background-image', `url(${url})`)

/** A media block names its size only for a picture of the library. */
const marked = (name: string, { mediaSizeSlug }: Attributes, tag: string, id: number): string => {
  const size = typeof mediaSizeSlug === 'string' && mediaSizeSlug !== '' ? mediaSizeSlug : 'full'
  const own = `wp-image-${id}`
  const kept = classesIn(tag).map((each) => (/^wp-image-\d+$/.test(each) ? own : each))
  return withClasses(tag, [...kept, own, ...(name === 'core/media-text' ? [`size-${size}`] : [])])
}

/** Only a cover keeps the text among its attributes, too. A picture with a text does not just decorate. */
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
