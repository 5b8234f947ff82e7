/** Above the canvas, at the visible part of the selected section's top edge. Only on the homepage screen. */
import { Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { isRevealed } from '../../../projections/design/page'
import { wordsStage } from '../../../projections/design/new-words'
import { place } from '../../../projections/design/place'
import { sectionItems, selectedSection } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { SectionButtons } from '../homepage/section-buttons'
import { sectionName } from '../section-name'
import { SectionGrip } from './section-grip'
import { useTransient } from './transient'

/** CSS pixels: the distance from the edges of section and frame, and how much of a section must be visible. */
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
  // It would cover what is being written.
  const writing = useTransient('writing') !== null
  const section = items.find(({ id }) => id === selected)
  if (!open || resizing || writing || section === undefined || box === null) return null
  // The handle in the hand stays, wherever the page is scrolled to.
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
