/** The design's style sheet inside the canvas. A new palette changes this element's text and re-renders no block. */
import { getBlockTypes } from '@wordpress/blocks'
import { createPortal } from 'react-dom'
import { canvasStyle } from '../../../projections/design/canvas-style'
import type { State } from '../../../reducers'
import { useProjection } from '../../flow'
import { useFrame } from '../canvas/use-frame'

/** The style sheet as text, for the canvas and the pattern previews. */
export const useDesignStyle = (): string => useProjection(query())

export const designStyle = (state: State): string => query()(state)

/** Placed in the frame's head, so that the editor's rules for single blocks come later and win, as in the shop. */
export const DesignStyle = () => {
  const css = useDesignStyle()
  const [frame, mark] = useFrame()
  return (
    <>
      <i ref={mark} hidden />
      {frame && createPortal(<style data-cys="design">{css}</style>, frame.head)}
    </>
  )
}

/** Created once, after the blocks are registered; it memoizes the last style sheet. */
const query = () => (known ??= canvasStyle(getBlockTypes()))

let known: ReturnType<typeof canvasStyle> | null = null
