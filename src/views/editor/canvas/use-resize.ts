/** Resizing by pointer and by keys. What is under the hand is the view's own; a fact is recorded when the hand lets go. */
import { isRTL } from '@wordpress/i18n'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fact } from '../../../events'
import * as size from '../../../projections/designer/canvas-size'
import { canvasWidth } from '../../../projections/designer/canvas-view'
import { useProjection, useRecord } from '../../flow'
import { useDesk } from './desk'

type Pull = { readonly from: number; readonly start: number }

export type Resize = {
  /** As drawn now, in CSS pixels. */
  readonly width: number
  readonly isPulled: boolean
  /** Whether the width is under the hand and not yet a fact. */
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

export const useResize = (room: size.Room): Resize => {
  const asked = useProjection(canvasWidth)
  const record = useRecord()
  const desk = useDesk()
  const [pull, setPull] = useState<Pull | null>(null)
  const [draft, setDraft] = useState<{ readonly width: number } | null>(null)
  const width = draft?.width ?? size.shownWidth(asked, room)

  const pulledTo = ({ from, start }: Pull, { clientX }: PointerEvent) =>
    size.draggedWidth(start, isRTL() ? clientX - from : from - clientX, room)
  const letGo = (now: number) => {
    const last = { width: now }
    setDraft(last)
    // Until the fact is folded the width stays as it was left; a press that came meanwhile is not taken back.
    void record(fact('CanvasResized', { width: size.settledWidth(now, room) })).then(() =>
      setDraft((current) => (current === last ? null : current)),
    )
  }
  const release = () => {
    setPull(null)
    desk.put({ resizing: false })
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
        desk.put({ resizing: true, hovered: null })
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
        setDraft({ width: size.steppedWidth(width, by, room) })
      },
      // A key that is held down is one press.
      onKeyUp: ({ key }) => {
        if (outwards(key) !== 0 && draft !== null && pull === null) letGo(draft.width)
      },
      onBlur: () => {
        if (draft !== null && pull === null) letGo(draft.width)
      },
    },
  }
}

/** The handle follows the key: it stands at the left edge, and at the right one where people read from the right. */
const outwards = (key: string): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowLeft') !== isRTL() ? 1 : -1
}
