/** Inside the frame: hovering over a section highlights it, a click selects it. Only on the homepage screen. The palette's marks the selected one. */
import { useCallback } from 'react'
import { fact } from '../../../events'
import { place } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'
import type { DrawnSection } from '../editor/blocks-of'
import { useTransientStore } from './transient'
import { sectionAt } from './frame-geometry'
import { DropMark } from './drop-mark'
import { SectionMarks } from './section-marks'
import { useFrame, useListener } from './use-frame'

type Props = { readonly sections: readonly DrawnSection[] }

export const SectionPointer = ({ sections }: Props) => {
  const { screen } = useProjection(place)
  const active = screen === 'homepage'
  // The list of contrasts shows sections, too.
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
