/** Positions of sections in the canvas's frame. A section may consist of several blocks. */
import type { DrawnSection } from '../editor/blocks-of'
import type { Box } from './transient'

/** Edges relative to the frame's viewport; null if the section is not drawn. */
export const boxOf = (frame: Document, { clientIds }: DrawnSection): Box | null => {
  const boxes = clientIds.flatMap((id) => frame.getElementById(`block-${id}`)?.getBoundingClientRect() ?? [])
  if (boxes.length === 0) return null
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/** The section at a vertical position of the frame. The page's content is inert, so events have no useful target. */
export const sectionAt = (frame: Document, sections: readonly DrawnSection[], y: number): string | null =>
  sections.find((section) => {
    const box = boxOf(frame, section)
    return box !== null && box.top <= y && y < box.bottom
  })?.id ?? null
