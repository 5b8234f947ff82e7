import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { sectionBelow } from '../../../projections/design/section-places'
import { sectionItems, type SectionItem } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useShowSection } from '../canvas/transient'
import { sectionTitle } from '../section-name'

/** Puts a section to a place, counted from 0. Dropped where it was, it leaves no step. */
export const usePlaceSection = (): ((section: SectionItem, place: number) => Promise<void>) => {
  const items = useProjection(sectionItems)
  const record = useRecord()
  const show = useShowSection()
  return async (section, place) => {
    const ids = items.map(({ id }) => id)
    if (ids.indexOf(section.id) === place) return
    announce(
      sprintf(
        // translators: 1: name of a section; 2: its new place, counted from 1; 3: how many sections there are.
        __('%1$s is now section %2$d of %3$d.', 'customize-your-store'),
        sectionTitle(section),
        place + 1,
        items.length,
      ),
    )
    await record(fact('SectionPlaced', { section: section.id, before: sectionBelow(ids, section.id, place) }))
    show(section.id)
  }
}
