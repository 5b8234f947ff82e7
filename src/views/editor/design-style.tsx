/**
 * The design's style sheets inside the canvas. A new palette changes the text of one or two of them and re-renders no block.
 */
import { getBlockTypes } from '@wordpress/blocks'
import { createPortal } from 'react-dom'
import { canvasStyle } from '../../projections/design/styles/canvas-css'
import type { State } from '../../reducers'
import { useProjection } from '../flow'
import { useFrame } from './frame/use-frame'

/** All style sheets as one text, for the previews of patterns. */
export const useDesignStyle = (): string => useProjection(designStyle).join('\n')

export const designStyle = (state: State): readonly string[] => query()(state)

/**
 * Placed in the frame's head, so that the editor's rules for single blocks come later and win, as in the shop. Each sheet has its own
 * element, so that the browser parses and applies only the rules of the sheet that changed.
 */
export const DesignStyle = () => {
  const sheets = useProjection(designStyle)
  const [frame, mark] = useFrame()
  return (
    <>
      <i ref={mark} hidden />
      {frame &&
        createPortal(
          sheets.map((css, place) => (
            // The number and order of the sheets never change, so the index is a stable key.
            <style key={place} data-cys="design">
              {css}
            </style>
          )),
          frame.head,
        )}
    </>
  )
}

/** Created once, after the blocks are registered. It memoizes the last style sheets. */
const query = () => (known ??= canvasStyle(getBlockTypes()))

let known: ReturnType<typeof canvasStyle> | null = null
