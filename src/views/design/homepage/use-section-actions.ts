/** The actions on a section, shared by the toolbar above the canvas and the list beside it. */
import { __, sprintf } from '@wordpress/i18n'
import { announce } from '../announce'
import { fact } from '../../../events'
import { areLayoutsOpen } from '../../../projections/design/layouts'
import { asSection, shuffled } from '../../../projections/design/library'
import { homepagePath, layoutsOpen, pathTo } from '../../../projections/design/place'
import { sectionBelow, sectionItems, selectedSection, type SectionItem } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection, useTransientStore } from '../canvas/transient'
import { patternName, sectionName, sectionTitle } from '../labels'
import type { Pattern } from '../../../events/design-calls'

type SectionActions = {
  readonly select: (section: SectionItem) => void
  readonly move: (section: SectionItem, direction: 'up' | 'down') => void
  readonly shuffle: (section: SectionItem) => void
  /** Opens the list of the section's other layouts, or closes it. */
  readonly toggleLayouts: (section: SectionItem) => void
  /** Opens the library; what is added there goes below the section. */
  readonly addAfter: (section: SectionItem) => void
  readonly remove: (section: SectionItem) => void
}

export const useSectionActions = (): SectionActions => {
  const record = useRecord()
  const transient = useTransientStore()
  const show = useShowSection()
  const items = useProjection(sectionItems)
  const selected = useProjection(selectedSection)
  const open = useProjection(areLayoutsOpen)
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
      const other = (random: number) => {
        const { name, title, ...rest } = shuffled(shuffle.among, pattern, random)
        announce(replacedWords(sectionName(section), patternName(title)))
        return fact('SectionShuffled', {
          section: id,
          pattern: name,
          title,
          content: asSection({ name, title, ...rest }, shuffle.category),
          keeps: true,
        })
      }
      void record(({ random }) => other(random())).then(() => show(id))
    },
    toggleLayouts: ({ id }) => {
      const isOpen = open && id === selected
      if (id !== selected) void record(fact('SectionSelected', { section: id }))
      if (open && !isOpen) return
      void record(fact('ScreenOpened', { path: isOpen ? pathTo('homepage') : pathTo('homepage', layoutsOpen) }))
    },
    addAfter: ({ id }) => {
      if (id !== selected) void record(fact('SectionSelected', { section: id }))
      void record(fact('ScreenOpened', { path: homepagePath }))
    },
    // The reducer selects the next section, so that keyboard users can continue from there.
    remove: (section) => {
      void record(fact('SectionDeleted', { section: section.id }))
      // translators: %s: name of a section of the home page.
      announce(sprintf(__('Section deleted: %s', 'customize-your-store'), sectionName(section)))
    },
  }
}

export const replacedWords = (before: string, now: string): string =>
  // translators: 1: name of the section that was there; 2: name of the pattern that took its place.
  sprintf(__('%1$s was replaced by %2$s.', 'customize-your-store'), before, now)

/**
 * Inserts a pattern after the selected section, or before the footer. The canvas scrolls to the new section and selects it.
 */
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

/** Moves a section to an index, counted from 0. Dropping it where it was records no step. */
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
