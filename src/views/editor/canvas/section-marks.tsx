/** Inside the frame: the outlines of the hovered and the selected section. They stand on the page, so scrolling moves them along. */
import { useCallback, useEffect, useState } from 'react'
import type { DrawnSection } from './blocks-of'
import { useDesk, useInHand, type Box } from './desk'
import { boxOf } from './frame-geometry'
import { useListener } from './use-frame'

type Props = { readonly frame: Document; readonly sections: readonly DrawnSection[] }

export const SectionMarks = ({ frame, sections }: Props) => {
  const desk = useDesk()
  const selected = useInHand('selected')
  const hovered = useInHand('hovered')
  const grown = useGrowth(frame)
  const boxOfId = (id: string | null): Box | null => {
    const section = sections.find((each) => each.id === id)
    return section === undefined ? null : boxOf(frame, section)
  }
  // The toolbar outside of the frame follows the selected section.
  const follow = useCallback(() => {
    const section = sections.find(({ id }) => id === desk.hand().selected)
    desk.put({ box: section === undefined ? null : boxOf(frame, section) })
  }, [desk, frame, sections])
  useEffect(follow, [follow, selected, grown])
  useEffect(() => () => desk.put({ box: null, hovered: null }), [desk])
  useListener(frame, 'scroll', follow)
  return (
    <>
      {hovered !== selected && <Outline frame={frame} box={boxOfId(hovered)} look="is-hovered" />}
      <Outline frame={frame} box={boxOfId(selected)} look="is-selected" />
    </>
  )
}

const Outline = ({ frame, box, look }: { frame: Document; box: Box | null; look: string }) =>
  box && (
    <div
      className={`cys-outline ${look}`}
      style={{ top: box.top + (frame.defaultView?.scrollY ?? 0), height: box.bottom - box.top }}
    />
  )

/** Changes whenever the page gets higher or lower: pictures arrive, sections come and go. */
const useGrowth = (frame: Document): number => {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(() => setHeight(frame.documentElement.scrollHeight))
    observer.observe(frame.body)
    return () => observer.disconnect()
  }, [frame])
  return height
}
