/** The outlines of sections: of the selected one on the homepage and palette screens, and of the place where a dragged one would land. Rendered inside the frame. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { place } from '../../../projections/design/place'
import { useProjection } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { useTransient, useTransientStore, type Box } from '../../design/canvas/transient'
import { boxOf } from './frame-style'
import { placeAt, selectedSection } from '../../../projections/design/sections'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const SectionMarks = ({ sections }: Props) => {
  const { screen } = useProjection(place)
  const [frame, mark] = useFrame()
  return (
    <div ref={mark} aria-hidden="true">
      {screen === 'homepage' && frame !== null && <DropMark frame={frame} sections={sections} />}
      {/* The list of contrast problems on the palette screen shows sections, too. */}
      {['homepage', 'color-palette'].includes(screen) && frame !== null && (
        <SelectedSection frame={frame} sections={sections} />
      )}
    </div>
  )
}

type DropMarkProps = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

/**
 * In CSS pixels of the page: the zone at the frame's edges where dragging scrolls the page, and the distance scrolled per animation frame.
 */
const edge = 60
const step = 12

/**
 * A line that shows where the dragged section would be dropped. Near the frame's edges, the page scrolls. Rendered inside the frame.
 */
const DropMark = ({ frame, sections }: DropMarkProps) => {
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

type SelectedSectionProps = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

/** The outline is positioned on the page, so it scrolls with it. */
const SelectedSection = ({ frame, sections }: SelectedSectionProps) => {
  const transient = useTransientStore()
  const selected = useProjection(selectedSection)
  const fresh = useTransient('fresh')
  const drawn = useDrawings(frame, sections)
  const boxOfId = (id: string | null): Box | null => {
    const section = sections.find((each) => each.id === id)
    return section === undefined ? null : boxOf(frame, section)
  }
  // The toolbar outside the frame follows the selected section.
  const followed = useRef<string | null>(null)
  const follow = useCallback(() => {
    const section = sections.find(({ id }) => id === selected)
    const box = section === undefined ? null : boxOf(frame, section)
    // The section's new blocks are not drawn yet. Keep the old box; otherwise the toolbar would disappear for a moment and lose the focus.
    if (box === null && isToBeDrawn(section) && followed.current === section.id) return
    followed.current = box === null ? null : selected
    transient.put({ box })
  }, [transient, frame, sections, selected])
  useEffect(follow, [follow, drawn])
  useEffect(() => () => transient.put({ box: null }), [transient])
  useListener(frame, 'scroll', follow)
  const turn = fresh !== null && fresh.section === selected ? fresh.turn : 0
  return (
    <Outline
      key={turn}
      frame={frame}
      box={boxOfId(selected)}
      look={turn > 0 ? 'is-selected is-fresh' : 'is-selected'}
    />
  )
}

const isToBeDrawn = (section: DrawnSection | undefined): section is DrawnSection =>
  section !== undefined && section.clientIds.length > 0

const Outline = ({ frame, box, look }: { frame: Document; box: Box | null; look: string }) =>
  box && (
    <div
      className={`cys-outline ${look}`}
      style={{ top: box.top + (frame.defaultView?.scrollY ?? 0), height: box.bottom - box.top }}
    />
  )

/** Counts changes that may have moved sections: images load, the frame is resized, or the list of sections changes. */
const useDrawings = (frame: Document, sections: readonly DrawnSection[]): number => {
  const [count, setCount] = useState(0)
  const more = useCallback(() => setCount((now) => now + 1), [])
  useEffect(() => {
    const observer = new ResizeObserver(more)
    observer.observe(frame.body)
    return () => observer.disconnect()
  }, [frame, more])
  useEffect(() => {
    // The editor reorders its blocks a moment after it receives the new order.
    const timer = setTimeout(more, 50)
    return () => clearTimeout(timer)
  }, [sections, more])
  return count
}
