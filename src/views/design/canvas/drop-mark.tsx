/** Inside the frame: a line where the dragged section would be dropped. Near the frame's edges the page scrolls on. */
import { useCallback, useEffect, useState } from 'react'
import { placeAt } from '../../../projections/design/section-places'
import type { DrawnSection } from '../editor/blocks-of'
import { boxOf } from './frame-geometry'
import { useTransient, useTransientStore } from './transient'
import { useListener } from './use-frame'

type Props = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

/** CSS pixels of the page: the edge in which it scrolls, and how far in a frame's time. */
const edge = 60
const step = 12

export const DropMark = ({ frame, sections }: Props) => {
  const transient = useTransientStore()
  const drag = useTransient('drag')
  const [, redraw] = useState(0)
  useListener(
    frame,
    'scroll',
    useCallback(() => redraw((count) => count + 1), []),
  )
  useScrolling(frame, drag?.y ?? null)
  const others =
    drag === null
      ? []
      : sections.filter(({ id }) => id !== drag.section).flatMap((section) => boxOf(frame, section) ?? [])
  const drop =
    drag &&
    placeAt(
      others.map(({ top, bottom }) => (top + bottom) / 2),
      drag.y,
    )
  useEffect(() => {
    transient.put({ drop })
  }, [transient, drop])
  if (drop === null || drop === sections.findIndex(({ id }) => id === drag?.section)) return null
  const top = others[drop]?.top ?? others.at(-1)?.bottom ?? 0
  return <div className="cys-drop-mark" style={{ top: top + (frame.defaultView?.scrollY ?? 0) }} />
}

const useScrolling = (frame: Document, y: number | null): void => {
  const view = frame.defaultView
  const way = y === null || view === null ? 0 : y < edge ? -1 : y > view.innerHeight - edge ? 1 : 0
  useEffect(() => {
    if (way === 0) return undefined
    const timer = setInterval(() => view?.scrollBy({ top: way * step, behavior: 'instant' }), 16)
    return () => clearInterval(timer)
  }, [view, way])
}
