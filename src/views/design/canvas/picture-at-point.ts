/** Which picture of a section is drawn at a point of the frame. The page's content is inert, so events have no useful target. */
import type { DrawnSection } from '../editor/blocks-of'

/**
 * @param count how many pictures the section has; where the canvas draws another number, none is told
 * @returns its place among them, from 0; null for none, also where a text or a button lies over it
 */
export const pictureAtPoint = (
  frame: Document,
  { clientIds }: DrawnSection,
  count: number,
  { clientX, clientY }: MouseEvent,
): number | null => {
  const isAt = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom
  }
  const drawn = clientIds.flatMap((id) => {
    const root = frame.getElementById(`block-${id}`)
    return root === null ? [] : [root, ...root.querySelectorAll(blocks)].flatMap((block) => shownIn(block) ?? [])
  })
  if (drawn.length !== count) return null
  // A picture may stand on another: the inner one comes later.
  const place = drawn.findLastIndex(({ picture, block }) => isAt(picture) && !leavesIn(block).some(isAt))
  return place < 0 ? null : place
}

const blocks = '[data-type="core/image"], [data-type="core/cover"], [data-type="core/media-text"]'

const shownIn = (block: Element): { readonly block: Element; readonly picture: Element } | null => {
  const selector = pictures[block.getAttribute('data-type') ?? '']
  const picture = selector === undefined ? null : block.querySelector(selector)
  return picture && { block, picture }
}

const pictures: Readonly<Record<string, string>> = {
  'core/image': 'img',
  'core/cover': ':scope > .wp-block-cover__image-background',
  'core/media-text': '.wp-block-media-text__media img',
}

/** The blocks within that hold no others: what a person reads or presses. */
const leavesIn = (block: Element): readonly Element[] =>
  [...block.querySelectorAll('[data-block]')].filter((each) => each.querySelector('[data-block]') === null)
