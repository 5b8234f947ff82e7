/** The canvas's frame, centered, at the width the merchant chose. Resizing does not re-render its content. */
import type { CSSProperties, ReactNode } from 'react'
import { frameHeight, isOversized, type FrameSpace } from '../../../projections/design/canvas-size'
import { isRevealed } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import './resize.css'
import { ResizeHandle } from './resize-handle'
import { useResize } from './use-resize'
import { useElementSize } from './use-element-size'

export const ResizableFrame = ({ children }: { readonly children: ReactNode }) => {
  const [measured, measure] = useElementSize()
  const space = measured ?? unknown
  const resize = useResize(space)
  // Resizing is disabled while the page is being drawn (docs/spec/design.md).
  const ready = useProjection(isRevealed) && measured !== null
  const looks = [resize.isPulled ? 'is-pulled' : '', isOversized(resize.width, space) ? 'is-oversized' : '']
  return (
    <div ref={measure} className="cys-canvas__room">
      <div className={`cys-canvas__box ${looks.join(' ')}`} style={sizeOf(resize.width, space)}>
        {ready && <ResizeHandle resize={resize} space={space} />}
        <div className="cys-canvas__frame">{children}</div>
      </div>
    </div>
  )
}

const unknown: FrameSpace = { width: 0, height: 0 }

/** At full width, the frame follows the window through CSS alone. */
const sizeOf = (width: number, space: FrameSpace): CSSProperties =>
  width === space.width ? {} : { inlineSize: width, blockSize: frameHeight(width, space) }
