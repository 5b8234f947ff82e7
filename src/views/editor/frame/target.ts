/** What is drawn at a point of the frame. The page is inert, so events have no useful target: elements are found by their boxes. */
import { productBlocks } from '../../../markup/product-lists'
import { textBlocks } from '../../../markup/texts'
import { picturesOf } from '../../../projections/design/pictures'
import { allProductLists, drawnListsOf } from '../../../projections/design/product-lists'
import type { Target } from '../../../projections/design/targets'
import { textBlocksOf, textsOf } from '../../../projections/design/texts'
import type { State } from '../../../reducers'
import type { DrawnSection } from '../blocks-of'
import { isOfGoods } from './of-goods'

export type Found = { readonly target: Target; readonly element: Element }

/** In CSS pixels of the frame's viewport. */
export type Point = { readonly x: number; readonly y: number }

/** @param pieces the page's sections, and its header and footer as the pieces `header` and `footer` */
export const targetAt = (
  state: State,
  frame: Document,
  pieces: readonly DrawnSection[],
  point: Point,
): Found | null => {
  const piece = pieces.find((one) => rootsOf(frame, one).some((root) => isOver(root, point, 'y')))
  if (piece === undefined) return null
  const root = rootsOf(frame, piece).find((one) => isOver(one, point, 'y')) as Element
  const text = textAt(state, frame, piece, point)
  if (text !== null) return text
  if (piece.id === 'header' || piece.id === 'footer') return partAt(piece.id, root, point)
  return (
    listAt(state, frame, piece, point) ??
    pictureAt(state, frame, piece, point) ?? { target: { what: 'section', section: piece.id }, element: root }
  )
}

/**
 * The elements in which the canvas draws the texts of a section.
 *
 * @param places indexes of the section's text blocks in its markup, in order
 * @returns index → element; empty if the canvas draws a different number of text blocks, for example in a list of products
 */
export const drawnTexts = (
  frame: Document,
  piece: DrawnSection,
  places: readonly number[],
): ReadonlyMap<number, HTMLElement> => {
  const drawn = blocksIn(frame, piece, textBlocks).filter((element) => !isOfGoods(element))
  if (drawn.length !== places.length) return new Map()
  return new Map(
    drawn.flatMap((block, index) => {
      const element = block.querySelector<HTMLElement>('.wp-block-button__link, :scope > summary') ?? block
      const place = places[index]
      return place === undefined ? [] : [[place, element] as const]
    }),
  )
}

const textAt = (state: State, frame: Document, piece: DrawnSection, point: Point): Found | null => {
  const section = piece.id
  const found = [...drawnTexts(frame, piece, textBlocksOf(state, section))].find(([, element]) =>
    isOver(element, point),
  )
  if (found === undefined) return null
  const [block, element] = found
  return textsOf(state, section).some((text) => text.block === block)
    ? { target: { what: 'text', section, block }, element }
    : null
}

/** Blocks of a header or footer that have a room of their own; the footer's links are those of its pattern. */
const partBlocks = {
  'core/site-logo': 'logo',
  'core/site-title': 'name',
  'core/site-tagline': 'name',
  'core/navigation': 'menu',
} as const

const partAt = (part: 'header' | 'footer', root: Element, point: Point): Found => {
  const found = [...root.querySelectorAll(typed(Object.keys(partBlocks)))].find((block) => isOver(block, point))
  const room = found && partBlocks[found.getAttribute('data-type') as keyof typeof partBlocks]
  return found === undefined || room === undefined || (room === 'menu' && part === 'footer')
    ? { target: { what: part }, element: root }
    : { target: { what: room }, element: found }
}

/** A list within another one comes later in the document, and wins. */
const listAt = (state: State, frame: Document, piece: DrawnSection, point: Point): Found | null => {
  const places = drawnListsOf(state).get(piece.id) ?? []
  const drawn = blocksIn(frame, piece, productBlocks)
  if (drawn.length !== places.length) return null
  const at = drawn.findLastIndex((list) => isOver(list, point))
  const [element, block] = [drawn[at], places[at]]
  const isKnown = allProductLists(state)
    .get(piece.id)
    ?.some((list) => list.block === block)
  return element === undefined || block === undefined || isKnown !== true
    ? null
    : { target: { what: 'products', section: piece.id, block }, element }
}

/** Not where a text or a button covers the picture. Pictures may be nested: the inner one comes later in the document, and wins. */
const pictureAt = (state: State, frame: Document, piece: DrawnSection, point: Point): Found | null => {
  const known = picturesOf(state, piece.id)
  const drawn = blocksIn(frame, piece, Object.keys(pictures)).flatMap((block) =>
    isOfGoods(block) ? [] : (shownIn(block) ?? []),
  )
  if (drawn.length !== known.length) return null
  const at = drawn.findLastIndex(
    ({ picture, block }) => isOver(picture, point) && !leavesIn(block).some((leaf) => isOver(leaf, point)),
  )
  const [shown, item] = [drawn[at], known[at]]
  return shown === undefined || item === undefined
    ? null
    : { target: { what: 'picture', section: piece.id, block: item.block }, element: shown.picture }
}

const pictures: Readonly<Record<string, string>> = {
  'core/image': 'img',
  'core/cover': ':scope > .wp-block-cover__image-background',
  'core/media-text': '.wp-block-media-text__media img',
}

const shownIn = (block: Element): { readonly block: Element; readonly picture: Element } | null => {
  const picture = block.querySelector(pictures[block.getAttribute('data-type') ?? ''] ?? 'img')
  return picture && { block, picture }
}

/** The innermost blocks: the texts that visitors read and the buttons that they press. */
const leavesIn = (block: Element): readonly Element[] =>
  [...block.querySelectorAll('[data-block]')].filter((each) => each.querySelector('[data-block]') === null)

const rootsOf = (frame: Document, { clientIds }: DrawnSection): readonly Element[] =>
  clientIds.flatMap((id) => frame.getElementById(`block-${id}`) ?? [])

/** The blocks of these types in a piece of the page, in the order of the document. */
const blocksIn = (frame: Document, piece: DrawnSection, types: readonly string[]): readonly HTMLElement[] => {
  const selector = typed(types)
  return rootsOf(frame, piece).flatMap((root) => [
    ...(root.matches(selector) ? [root as HTMLElement] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ])
}

const typed = (types: readonly string[]): string => types.map((name) => `[data-type="${name}"]`).join()

/** @param along 'y' if only the height counts: a section is as wide as the page */
const isOver = (element: Element, { x, y }: Point, along: 'both' | 'y' = 'both'): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return top <= y && y < bottom && (along === 'y' || (left <= x && x < right))
}
