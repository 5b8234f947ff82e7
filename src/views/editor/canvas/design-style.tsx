/** The design's style sheet inside of the canvas. A new palette changes the text in this element and draws no block again. */
import { getBlockTypes } from '@wordpress/blocks'
import { createPortal } from 'react-dom'
import { canvasStyle } from '../../../projections/designer/canvas-style'
import { useProjection } from '../../flow'
import { useFrame } from './use-frame'

/** The sheet as text, for the canvas and for previews of patterns. */
export const useDesignStyle = (): string => useProjection(query())

/** It stands in the frame's head: rules that the editor writes for single blocks come after it and win, as they do in the shop. */
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

/** Made when the blocks are registered, and only once: the sheet of the last choice is kept in it. */
const query = () => (known ??= canvasStyle(getBlockTypes()))

let known: ReturnType<typeof canvasStyle> | null = null
