/**
 * Highlights a section on hover and selects it on click, on the homepage screen only. The palette screen also outlines the selected
 * section. Rendered inside the frame.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { fact } from '../../../events'
import { place } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { useTransient, useTransientStore, type Box } from '../../design/canvas/transient'
import { boxOf, sectionAt } from './frame-style'
import { placeAt, selectedSection } from '../../../projections/design/sections'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const SectionPointer = ({ sections }: Props) => {
  const { screen } = useProjection(place)
  const active = screen === 'homepage'
  // The list of contrast problems on the palette screen shows sections, too.
  const marked = active || screen === 'color-palette'
  const record = useRecord()
  const transient = useTransientStore()
  const [frame, mark] = useFrame()
  const at = useCallback(
    ({ clientY }: MouseEvent) => (frame === null ? null : sectionAt(frame, sections, clientY)),
    [frame, sections],
  )
  const hover = useCallback(
    (event: MouseEvent) => {
      const hovered = at(event)
      if (hovered !== transient.state().hovered) transient.put({ hovered })
    },
    [at, transient],
  )
  const leave = useCallback(() => transient.put({ hovered: null }), [transient])
  const select = useCallback(
    (event: MouseEvent) => {
      transient.put({ fresh: null })
      void record(fact('SectionSelected', { section: at(event) }))
    },
    [at, transient, record],
  )
  const target = active ? frame : null
  useListener(target, 'mousemove', hover)
  useListener(target, 'mouseleave', leave)
  useListener(target, 'click', select)
  return (
    <div ref={mark} aria-hidden="true">
      {active && frame !== null && <DropMark frame={frame} sections={sections} />}
      {marked && frame !== null && <SectionMarks frame={frame} sections={sections} />}
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

type SectionMarksProps = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

/**
 * The outlines of the hovered and the selected section, rendered inside the frame. They are positioned on the page, so they scroll with it.
 */
const SectionMarks = ({ frame, sections }: SectionMarksProps) => {
  const transient = useTransientStore()
  const selected = useProjection(selectedSection)
  const hovered = useTransient('hovered')
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
  useEffect(() => () => transient.put({ box: null, hovered: null }), [transient])
  useListener(frame, 'scroll', follow)
  const turn = fresh !== null && fresh.section === selected ? fresh.turn : 0
  return (
    <>
      {hovered !== selected && <Outline frame={frame} box={boxOfId(hovered)} look="is-hovered" />}
      <Outline
        key={turn}
        frame={frame}
        box={boxOfId(selected)}
        look={turn > 0 ? 'is-selected is-fresh' : 'is-selected'}
      />
    </>
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
