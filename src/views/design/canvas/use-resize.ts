/** Resizes by pointer and by keyboard. The width is local state while resizing; a fact is recorded at the end. */
import { isRTL } from '@wordpress/i18n'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fact } from '../../../events'
import * as size from '../../../projections/design/canvas-size'
import { canvasWidth } from '../../../projections/design/canvas-view'
import { useProjection, useRecord } from '../../flow'
import { useTransientStore } from './transient'

type Pull = { readonly from: number; readonly start: number }

export type Resize = {
  /** The width as drawn, in CSS pixels. */
  readonly width: number
  readonly isPulled: boolean
  /** Whether the width is still being changed and not recorded yet. */
  readonly isDraft: boolean
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

export const useResize = (space: size.FrameSpace): Resize => {
  const asked = useProjection(canvasWidth)
  const record = useRecord()
  const transient = useTransientStore()
  const [pull, setPull] = useState<Pull | null>(null)
  const [draft, setDraft] = useState<{ readonly width: number } | null>(null)
  const width = draft?.width ?? size.shownWidth(asked, space)

  const pulledTo = ({ from, start }: Pull, { clientX }: PointerEvent) =>
    size.draggedWidth(start, isRTL() ? clientX - from : from - clientX, space)
  const letGo = (now: number) => {
    const last = { width: now }
    setDraft(last)
    // Keeps the width until the fact is folded; a newer change made meanwhile is not reverted.
    void record(fact('CanvasResized', { width: size.settledWidth(now, space) })).then(() =>
      setDraft((current) => (current === last ? null : current)),
    )
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
    width,
    isPulled: pull !== null,
    isDraft: draft !== null,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPull({ from: event.clientX, start: width })
        transient.put({ resizing: true, hovered: null })
      },
      onPointerMove: (event) => {
        if (pull !== null) setDraft({ width: pulledTo(pull, event) })
      },
      onPointerUp: (event) => {
        if (pull === null) return
        release()
        if (event.clientX !== pull.from) letGo(pulledTo(pull, event))
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
        setDraft({ width: size.steppedWidth(width, by, space) })
      },
      // Holding a key counts as one change.
      onKeyUp: ({ key }) => {
        if (outwards(key) !== 0 && draft !== null && pull === null) letGo(draft.width)
      },
      onBlur: () => {
        if (draft !== null && pull === null) letGo(draft.width)
      },
    },
  }
}

/** The handle follows the arrow key: it is at the left edge, or at the right edge in right-to-left languages. */
const outwards = (key: string): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowLeft') !== isRTL() ? 1 : -1
}
