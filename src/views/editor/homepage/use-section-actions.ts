/** What can be done with a section, from the toolbar over the canvas and from the list beside it alike. */
import { announce } from '../announce'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { asSection, shuffled } from '../../../projections/designer/library'
import { sectionItems, type SectionItem } from '../../../projections/designer/sections'
import { useProjection, useRecord } from '../../flow'
import { useDesk } from '../canvas/desk'

export type SectionActions = {
  readonly select: (section: SectionItem) => void
  readonly move: (section: SectionItem, direction: 'up' | 'down') => void
  readonly shuffle: (section: SectionItem) => void
  readonly remove: (section: SectionItem) => void
}

export const useSectionActions = (): SectionActions => {
  const record = useRecord()
  const desk = useDesk()
  const items = useProjection(sectionItems)
  const show = (id: string) => desk.put({ selected: id, goal: { to: { section: id } } })
  return {
    select: ({ id }) => show(id),
    move: ({ id }, direction) => {
      void record(fact('SectionMoved', { section: id, direction })).then(() => show(id))
      announce(
        direction === 'up'
          ? __('Section moved up.', 'customize-your-store')
          : __('Section moved down.', 'customize-your-store'),
      )
    },
    shuffle: (section) => {
      const { id, pattern, shuffle } = section
      if (shuffle === null) return
      const other = (chance: number) => {
        const { name, title, ...rest } = shuffled(shuffle.among, pattern, chance)
        return fact('SectionShuffled', {
          section: id,
          pattern: name,
          title,
          content: asSection({ name, title, ...rest }, shuffle.category),
        })
      }
      void record(({ random }) => other(random())).then(() => show(id))
      announce(__('Section replaced by another pattern.', 'customize-your-store'))
    },
    // Select the next one, as the toolbar's reader expects to go on below.
    remove: ({ id }) => {
      const next = items[items.findIndex((item) => item.id === id) + 1]
      desk.put({ selected: next?.id ?? null })
      void record(fact('SectionDeleted', { section: id }))
      announce(__('Section deleted.', 'customize-your-store'))
    },
  }
}
