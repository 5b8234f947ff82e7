/** The design's style sheet inside of the canvas. A new palette changes the text in this element and draws no block again. */
import { getBlockTypes } from '@wordpress/blocks'
import { canvasStyle } from '../../../projections/designer/canvas-style'
import { useProjection } from '../../flow'

/** The sheet as text, for the canvas and for previews of patterns. */
export const useDesignStyle = (): string => useProjection(query())

export const DesignStyle = () => <style data-cys="design">{useDesignStyle()}</style>

/** Made when the blocks are registered, and only once: the sheet of the last choice is kept in it. */
const query = () => (known ??= canvasStyle(getBlockTypes()))

let known: ReturnType<typeof canvasStyle> | null = null
