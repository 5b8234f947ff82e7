/** The actions on a section, shared by the toolbar above the canvas and the list beside it. */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { asSection, shuffled } from '../../../projections/design/library'
import { sectionItems, selectedSection, type SectionItem } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection, useTransientStore } from '../canvas/transient'
import { patternName } from '../names'
import { sectionName, sectionTitle } from '../section-name'

export type SectionActions = {
  readonly select: (section: SectionItem) => void
  readonly move: (section: SectionItem, direction: 'up' | 'down') => void
  readonly shuffle: (section: SectionItem) => void
  readonly remove: (section: SectionItem) => void
}

export const useSectionActions = (): SectionActions => {
  const record = useRecord()
  const transient = useTransientStore()
  const show = useShowSection()
  const items = useProjection(sectionItems)
  const selected = useProjection(selectedSection)
  return {
    select: ({ id }) => {
      transient.put({ goal: { to: { section: id } }, fresh: null })
      if (id !== selected) void record(fact('SectionSelected', { section: id }))
    },
    move: (section, direction) => {
      void record(fact('SectionMoved', { section: section.id, direction })).then(() => show(section.id))
      const place = items.findIndex(({ id }) => id === section.id) + (direction === 'up' ? 0 : 2)
      announce(
        sprintf(
          // translators: 1: name of a section; 2: its new place, counted from 1; 3: how many sections there are.
          __('%1$s is now section %2$d of %3$d.', 'customize-your-store'),
          sectionTitle(section),
          place,
          items.length,
        ),
      )
    },
    shuffle: (section) => {
      const { id, pattern, shuffle } = section
      if (shuffle === null) return
      const other = (chance: number) => {
        const { name, title, ...rest } = shuffled(shuffle.among, pattern, chance)
        // translators: 1: name of the section that was there; 2: name of the pattern that took its place.
        const words = __('%1$s was replaced by %2$s.', 'customize-your-store')
        announce(sprintf(words, sectionName(section), patternName(title)))
        return fact('SectionShuffled', {
          section: id,
          pattern: name,
          title,
          content: asSection({ name, title, ...rest }, shuffle.category),
        })
      }
      void record(({ random }) => other(random())).then(() => show(id))
    },
    // The reducer selects the next section, so that a keyboard user can continue below.
    remove: (section) => {
      void record(fact('SectionDeleted', { section: section.id }))
      // translators: %s: name of a section of the home page.
      announce(sprintf(__('Section deleted: %s', 'customize-your-store'), sectionName(section)))
    },
  }
}
