/** The actions on a link of the menu. Each records a fact and announces a sentence to screen readers. */
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { MenuTarget } from '../../../markup/menu-link'
import type { MenuItem } from '../../../projections/design/menu'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { itemName } from './labels'

export type MenuActions = {
  readonly add: (target: MenuTarget) => void
  readonly rename: (item: MenuItem, label: string) => void
  readonly move: (item: MenuItem, direction: 'up' | 'down') => void
  readonly remove: (item: MenuItem) => void
}

/** @param count how many links the menu has */
export const useMenuActions = (count: number): MenuActions => {
  const record = useRecord()
  return {
    add: (target) => {
      void record(fact('MenuItemAdded', target))
      // translators: %s: label of a link in the menu.
      announce(sprintf(__('%s was added at the end of the menu.', 'customize-your-store'), target.label))
    },
    rename: (item, label) => {
      if (label === item.label) return
      void record(fact('MenuItemRenamed', { item: item.item, label }))
      // translators: 1: former label of a link in the menu; 2: its new label.
      announce(sprintf(__('%1$s is now called %2$s.', 'customize-your-store'), itemName(item), label))
    },
    move: (item, direction) => {
      void record(fact('MenuItemMoved', { item: item.item, label: itemName(item), direction }))
      announce(
        sprintf(
          // translators: 1: label of a link in the menu; 2: its new place, counted from 1; 3: how many links there are.
          __('%1$s is now link %2$d of %3$d.', 'customize-your-store'),
          itemName(item),
          item.item + (direction === 'up' ? 0 : 2),
          count,
        ),
      )
    },
    remove: (item) => {
      void record(fact('MenuItemRemoved', { item: item.item, label: itemName(item) }))
      // translators: %s: label of a link in the menu.
      announce(sprintf(__('%s was removed from the menu.', 'customize-your-store'), itemName(item)))
    },
  }
}
