/** Scrolls the canvas to the header, a section or the footer; a section is also selected. */
import { fact } from '../../../events'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection, useTransientStore } from './transient'

export const useShowPiece = (): ((where: string | undefined) => void) => {
  const record = useRecord()
  const transient = useTransientStore()
  const showSection = useShowSection()
  const selected = useProjection(selectedSection)
  return (where) => {
    if (where === undefined) return
    if (where === 'header' || where === 'footer') {
      transient.put({ goal: { to: where === 'header' ? 'top' : 'bottom' } })
      return
    }
    showSection(where)
    if (where !== selected) void record(fact('SectionSelected', { section: where }))
  }
}
