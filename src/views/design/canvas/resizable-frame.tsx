/**
 * The canvas's frame, centered around a page of the width that the merchant chose. Resizing does not re-render its content.
 */
import { useViewportMatch } from '@wordpress/compose'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import {
  useId,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import * as size from '../../../projections/design/canvas'
import {
  canvasWidth,
  frameHeight,
  frameWidth,
  isOversized,
  maxWidth,
  minWidth,
  showsResizeHint,
  type Drawn,
  type FrameSpace,
} from '../../../projections/design/canvas'
import { isRevealed } from '../../../projections/design/page'
import { useProjection, useRecord } from '../../flow'
import './resize.css'
import { fact } from '../../../events'
import { useTransientStore } from './transient'
import { useElementSize } from './use-element-size'

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

/** Used until the frame's space is measured. */
const unknown: FrameSpace = { width: 1, height: 1 }

/** The custom properties by which the style sheet scales the page. */
const sizeOf = (drawn: Drawn, space: FrameSpace): CSSProperties => ({
  inlineSize: frameWidth(drawn),
  blockSize: frameHeight(drawn, space),
  ['--cys-page-width' as string]: `${drawn.width}px`,
  ['--cys-page-scale' as string]: drawn.scale,
})

/**
 * Whether the last change of the frame came from a new page width. Such a change is animated; a change of the available space is not.
 */
const useEased = (space: FrameSpace, width: number): boolean => {
  const [last, setLast] = useState({ space, width, eased: false })
  // React renders again with the new state before the browser paints.
  if (last.space !== space || last.width !== width) setLast({ space, width, eased: last.space === space })
  return last.eased
}

type Props = { readonly resize: Resize; readonly space: FrameSpace }

/** The handle at the canvas's edge. Resizes the canvas by pointer and by keyboard (docs/spec/design.md). */
const ResizeHandle = ({ resize, space }: Props) => {
  const help = useId()
  const hinted = useProjection(showsResizeHint)
  const width = Math.round(resize.drawn.width)
  return (
    <>
      <div
        className={`cys-resize-handle ${resize.isPulled ? 'is-active' : ''} ${hinted ? 'is-hinted' : ''}`}
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={__('Drag to resize', 'customize-your-store')}
        aria-describedby={help}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth(space)}
        aria-valuenow={width}
        aria-valuetext={inPixels(width)}
        {...resize.handlers}
      />
      <span id={help} hidden>
        {__(
          'Use left and right arrow keys to resize the canvas. Hold shift to resize in larger increments.',
          'customize-your-store',
        )}
      </span>
    </>
  )
}

// translators: %d: width of the preview in pixels.
const inPixels = (width: number): string => sprintf(__('%d px', 'customize-your-store'), width)

type Pull = { readonly from: number; readonly start: size.Drawn }

type Resize = {
  readonly drawn: size.Drawn
  readonly isPulled: boolean
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onKeyUp: (event: KeyboardEvent) => void
    readonly onBlur: () => void
  }
}

/** Resizes by pointer and by keyboard. The width is local state while resizing; a fact is recorded at the end. */
const useResize = (space: size.FrameSpace): Resize => {
  const chosen = useProjection(canvasWidth)
  // On a small screen, the page is as wide as the screen.
  const small = useViewportMatch('medium', '<')
  const record = useRecord()
  const transient = useTransientStore()
  const [pull, setPull] = useState<Pull | null>(null)
  const [draft, setDraft] = useState<size.Drawn | null>(null)
  const drawn = draft ?? size.drawnAt(small ? space.width : chosen, space)

  const pulledTo = ({ from, start }: Pull, { clientX }: PointerEvent) =>
    size.dragged(start, isRTL() ? clientX - from : from - clientX, space)
  const letGo = (width: number) => {
    const last = size.drawnAt(width, space)
    setDraft(last)
    // Shows the draft width until the fact is applied. A newer change made in the meantime is not reverted.
    void record(fact('CanvasResized', { width })).then(() => setDraft((current) => (current === last ? null : current)))
  }
  const release = () => {
    setPull(null)
    transient.put({ resizing: false })
  }
  const cancel = () => {
    release()
    setDraft(null)
  }

  return {
    drawn,
    isPulled: pull !== null,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPull({ from: event.clientX, start: drawn })
        transient.put({ resizing: true })
      },
      onPointerMove: (event) => {
        if (pull !== null) setDraft(pulledTo(pull, event))
      },
      onPointerUp: (event) => {
        if (pull === null) return
        release()
        if (event.clientX !== pull.from) letGo(size.settledWidth(pulledTo(pull, event), space))
      },
      onPointerCancel: cancel,
      onKeyDown: (event) => {
        if (event.key === 'Escape' && pull !== null) {
          event.stopPropagation()
          cancel()
        }
        const way = outwards(event.key)
        if (way === 0 || pull !== null) return
        event.preventDefault()
        const by = way * (event.shiftKey ? size.longKeyStep : size.keyStep)
        setDraft(size.stepped(drawn, by, space))
      },
      // Holding a key down counts as one change.
      onKeyUp: ({ key }) => {
        if (outwards(key) !== 0 && draft !== null && pull === null) letGo(draft.width)
      },
      onBlur: () => {
        if (draft !== null && pull === null) letGo(draft.width)
      },
    },
  }
}

/**
 * The direction in which an arrow key moves the handle. The handle is at the left edge, or at the right edge in right-to-left languages.
 */
const outwards = (key: string): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowLeft') !== isRTL() ? 1 : -1
}
