/**
 * The toolbar above the canvas, at the visible part of the selected section's top edge. Only on the homepage screen.
 */
import { Icon, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { dragHandle } from '@wordpress/icons'
import type { PointerEvent } from 'react'
import { isRevealed } from '../../../projections/design/page'
import { wordsStage } from '../../../projections/design/new-words'
import { place } from '../../../projections/design/place'
import { sectionItems, selectedSection, type SectionItem } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { SectionButtons } from '../homepage/section-buttons'
import { sectionName } from '../labels'
import { usePlaceSection } from '../homepage/use-section-actions'
import { useTransient, useTransientStore } from './transient'

/**
 * In CSS pixels: the distance from the edges of the section and the frame, and how much of a section must be visible.
 */
const gap = 10
const least = 56

export const SectionToolbar = () => {
  const revealed = useProjection(isRevealed)
  const open = useProjection(place).screen === 'homepage' && revealed
  const items = useProjection(sectionItems)
  const selected = useProjection(selectedSection)
  const isWriting = useProjection((state) => selected !== null && wordsStage(state, selected) === 'writing')
  const box = useTransient('box')
  const scale = useTransient('drawn')?.scale ?? 1
  const dragging = useTransient('drag') !== null
  const resizing = useTransient('resizing')
  // The toolbar would cover the text that the merchant is editing.
  const writing = useTransient('writing') !== null
  const section = items.find(({ id }) => id === selected)
  if (!open || resizing || writing || section === undefined || box === null) return null
  // During a drag, the toolbar stays even if the section scrolls out of view, because it contains the handle being dragged.
  if (!dragging && box.bottom * scale < least) return null
  const name = sectionName(section)
  return (
    <div
      className="cys-section-toolbar"
      role="toolbar"
      // translators: %s: name of a section of the home page.
      aria-label={sprintf(__('Section: %s', 'customize-your-store'), name)}
      style={{ insetBlockStart: Math.max(box.top * scale + gap, gap) }}
    >
      {items.length > 1 && <SectionGrip section={section} />}
      <SectionButtons section={section} wordy />
      {isWriting && <Spinner />}
    </div>
  )
}

/**
 * The toolbar's handle, which drags the section over the page. Pointer only; the section list and the toolbar's buttons are the keyboard
 * alternative.
 */
const SectionGrip = ({ section }: { readonly section: SectionItem }) => (
  <span className="cys-section-grip" aria-hidden="true" {...useCanvasDrag(section)}>
    <Icon icon={dragHandle} />
  </span>
)

/**
 * Drags the selected section over the page by the handle in its toolbar. The frame reports where it would be dropped.
 */
const useCanvasDrag = (section: SectionItem) => {
  const transient = useTransientStore()
  const place = usePlaceSection()
  /** The pointer's distance from the frame's top edge, in CSS pixels of the page. */
  const yOf = ({ currentTarget, clientY }: PointerEvent) => {
    const frame = currentTarget.closest('.cys-canvas')?.querySelector('iframe')
    return (clientY - (frame?.getBoundingClientRect().top ?? 0)) / (transient.state().drawn?.scale ?? 1)
  }
  const end = () => transient.put({ drag: null, drop: null })
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      transient.put({ drag: { section: section.id, y: yOf(event) } })
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
