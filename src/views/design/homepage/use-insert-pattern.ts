import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { Pattern } from '../../../events/design/reading'
import { asSection } from '../../../projections/design/library'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection } from '../canvas/transient'
import { patternName } from '../names'

/** Inserts a pattern after the selected section, or before the footer; the canvas scrolls to it and selects it. */
export const useInsertPattern = (): ((pattern: Pattern) => void) => {
  const record = useRecord()
  const show = useShowSection()
  const after = useProjection(selectedSection)
  return (pattern) => {
    const { name, title } = pattern
    let section = ''
    const inserted = record((found) => {
      section = found.id()
      return fact('SectionInserted', { section, after, pattern: name, title, content: asSection(pattern) })
    })
    void inserted.then(() => show(section))
    // translators: %s: name of a pattern.
    announce(sprintf(__('Added to the page: %s', 'customize-your-store'), patternName(title)))
  }
}
