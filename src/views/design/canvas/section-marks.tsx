/** Inside the frame: the outlines of the hovered and the selected section. They are positioned on the page, so they scroll with it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import type { DrawnSection } from '../editor/blocks-of'
import { useTransient, useTransientStore, type Box } from './transient'
import { boxOf } from './frame-geometry'
import { useListener } from './use-frame'

type Props = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

export const SectionMarks = ({ frame, sections }: Props) => {
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
    // New blocks of the same section are not drawn yet: without a box, the toolbar and the focus in it would be gone meanwhile.
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
