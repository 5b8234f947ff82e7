/** The canvas's frame, centered, at the width the merchant chose. Resizing does not re-render its content. */
import type { CSSProperties, ReactNode } from 'react'
import { frameHeight, isOversized, type Room } from '../../../projections/design/canvas-size'
import { isRevealed } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import './resize.css'
import { ResizeHandle } from './resize-handle'
import { useResize } from './use-resize'
import { useRoom } from './use-room'

export const ResizableFrame = ({ children }: { readonly children: ReactNode }) => {
  const [measured, measure] = useRoom()
  const room = measured ?? unknown
  const resize = useResize(room)
  // Resizing is disabled while the page is being drawn (docs/spec/design.md).
  const ready = useProjection(isRevealed) && measured !== null
  const looks = [resize.isPulled ? 'is-pulled' : '', isOversized(resize.width, room) ? 'is-oversized' : '']
  return (
    <div ref={measure} className="cys-canvas__room">
      <div className={`cys-canvas__box ${looks.join(' ')}`} style={sizeOf(resize.width, room)}>
        {ready && <ResizeHandle resize={resize} room={room} />}
        <div className="cys-canvas__frame">{children}</div>
      </div>
    </div>
  )
}

const unknown: Room = { width: 0, height: 0 }

/** At full width, the frame follows the window through CSS alone. */
const sizeOf = (width: number, room: Room): CSSProperties =>
  width === room.width ? {} : { inlineSize: width, blockSize: frameHeight(width, room) }
