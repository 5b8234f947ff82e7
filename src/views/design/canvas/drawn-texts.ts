/** The elements in which the canvas draws the texts of a section. */
import { textBlocks } from '../../../markup/texts'
import type { DrawnSection } from '../editor/blocks-of'

const selector = textBlocks.map((name) => `[data-type="${name}"]`).join()

/**
 * @param places of its text blocks in its markup, in order
 * @returns place → element; empty where the canvas draws another number of them, for example a list of products with texts
 */
export const drawnTexts = (
  frame: Document,
  { clientIds }: DrawnSection,
  places: readonly number[],
): ReadonlyMap<number, HTMLElement> => {
  const drawn = clientIds.flatMap((id) => {
    const root = frame.getElementById(`block-${id}`)
    if (root === null) return []
    return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll<HTMLElement>(selector)]
  })
  if (drawn.length !== places.length) return new Map()
  return new Map(
    drawn.flatMap((block, index) => {
      const element = block.querySelector<HTMLElement>('.wp-block-button__link, :scope > summary') ?? block
      const place = places[index]
      return place === undefined ? [] : [[place, element] as const]
    }),
  )
}
