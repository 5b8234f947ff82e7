/** Resizes by pointer and by keyboard. The width is local state while resizing; a fact is recorded at the end. */
import { useViewportMatch } from '@wordpress/compose'
import { isRTL } from '@wordpress/i18n'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fact } from '../../../events'
import * as size from '../../../projections/design/canvas-size'
import { canvasWidth } from '../../../projections/design/canvas-view'
import { useProjection, useRecord } from '../../flow'
import { useTransientStore } from './transient'

type Pull = { readonly from: number; readonly start: size.Drawn }

export type Resize = {
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

export const useResize = (space: size.FrameSpace): Resize => {
  const chosen = useProjection(canvasWidth)
  // A small screen is itself a device: the page is as wide as it is.
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
    // Keeps the width until the fact is folded; a newer change made meanwhile is not reverted.
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
        transient.put({ resizing: true, hovered: null })
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
