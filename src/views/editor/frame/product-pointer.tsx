/** A click on a list of products opens its choices, also if its section was not selected before. Rendered inside the frame. */
import { useCallback } from 'react'
import { fact } from '../../../events'
import { productBlocks } from '../../../markup/product-lists'
import { place } from '../../../projections/design/place'
import { allProductLists, drawnListsOf } from '../../../projections/design/product-lists'
import { useProjection, useRecord } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const ProductPointer = ({ sections }: Props) => {
  const active = useProjection(place).screen === 'homepage'
  const lists = useProjection(allProductLists)
  const places = useProjection(drawnListsOf)
  const record = useRecord()
  const [frame, mark] = useFrame()
  const open = useCallback(
    (event: MouseEvent) => {
      if (frame === null) return
      for (const section of sections) {
        const known = lists.get(section.id)
        const at = known === undefined ? undefined : listAtPoint(frame, section, places.get(section.id) ?? [], event)
        if (known?.some(({ block }) => block === at) !== true || at === undefined) continue
        return void record(fact('ProductListOpened', { section: section.id, block: at }))
      }
    },
    [frame, sections, lists, places, record],
  )
  useListener(active ? frame : null, 'click', open)
  return <div ref={mark} aria-hidden="true" />
}

const selector = productBlocks.map((name) => `[data-type="${name}"]`).join()

/**
 * The position of the block whose list is drawn at a point of the frame. The page's content is inert, so events have no useful target.
 * @param places positions of the blocks that can list products, in order; the result is undefined if the canvas draws another number
 */
const listAtPoint = (
  frame: Document,
  { clientIds }: DrawnSection,
  places: readonly number[],
  { clientX, clientY }: MouseEvent,
): number | undefined => {
  const drawn = clientIds.flatMap((id) => {
    const root = frame.getElementById(`block-${id}`)
    if (root === null) return []
    return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]
  })
  if (drawn.length !== places.length) return undefined
  // A list within another one comes later in the document.
  return places[
    drawn.findLastIndex((list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect()
      return left <= clientX && clientX < right && top <= clientY && clientY < bottom
    })
  ]
}
