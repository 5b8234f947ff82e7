/** Dragging the selected section over the page, by the handle of its toolbar. The frame says where it would be dropped. */
import type { PointerEvent } from 'react'
import type { SectionItem } from '../../../projections/design/sections'
import { usePlaceSection } from '../homepage/use-place-section'
import { useTransientStore } from './transient'

export const useCanvasDrag = (section: SectionItem) => {
  const transient = useTransientStore()
  const place = usePlaceSection()
  /** In CSS pixels of the page, from the frame's top edge. */
  const yOf = ({ currentTarget, clientY }: PointerEvent) => {
    const frame = currentTarget.closest('.cys-canvas')?.querySelector('iframe')
    return (clientY - (frame?.getBoundingClientRect().top ?? 0)) / (transient.state().drawn?.scale ?? 1)
  }
  const end = () => transient.put({ drag: null, drop: null })
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      transient.put({ drag: { section: section.id, y: yOf(event) }, hovered: null })
    },
    onPointerMove: (event: PointerEvent) => {
      if (transient.state().drag !== null) transient.put({ drag: { section: section.id, y: yOf(event) } })
    },
    onPointerUp: () => {
      const { drop } = transient.state()
      end()
      if (drop !== null) void place(section, drop)
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  }
}
