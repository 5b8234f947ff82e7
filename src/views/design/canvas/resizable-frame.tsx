/** The canvas's frame, centered, around a page of the width that the merchant chose. Resizing does not re-render its content. */
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react'
import {
  frameHeight,
  frameWidth,
  isOversized,
  type Drawn,
  type FrameSpace,
} from '../../../projections/design/canvas-size'
import { isRevealed } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import './resize.css'
import { ResizeHandle } from './resize-handle'
import { useTransientStore } from './transient'
import { useEased } from './use-eased'
import { useElementSize } from './use-element-size'
import { useResize } from './use-resize'

export const ResizableFrame = ({ children }: { readonly children: ReactNode }) => {
  const [measured, measure] = useElementSize()
  const space = measured ?? unknown
  const resize = useResize(space)
  const { width, scale } = resize.drawn
  const eased = useEased(space, width)
  const transient = useTransientStore()
  useLayoutEffect(() => {
    if (measured !== null) transient.put({ drawn: { width, scale } })
  }, [transient, measured, width, scale])
  // Resizing is disabled while the page is being drawn (docs/spec/design.md).
  const ready = useProjection(isRevealed) && measured !== null
  const looks = [
    resize.isPulled ? 'is-pulled' : '',
    eased ? 'is-eased' : '',
    isOversized(resize.drawn, space) ? 'is-oversized' : '',
  ]
  return (
    <div ref={measure} className="cys-canvas__room">
      <div
        className={`cys-canvas__box ${looks.join(' ')}`}
        style={measured === null ? {} : sizeOf(resize.drawn, measured)}
      >
        {ready && <ResizeHandle resize={resize} space={space} />}
        <div className="cys-canvas__frame">{children}</div>
      </div>
    </div>
  )
}

/** Until it is measured. */
const unknown: FrameSpace = { width: 1, height: 1 }

/** The style sheet scales the page by these properties. */
const sizeOf = (drawn: Drawn, space: FrameSpace): CSSProperties => ({
  inlineSize: frameWidth(drawn),
  blockSize: frameHeight(drawn, space),
  ['--cys-page-width' as string]: `${drawn.width}px`,
  ['--cys-page-scale' as string]: drawn.scale,
})
