/** Names for the steps that change the header's menu. */
import { __, sprintf } from '@wordpress/i18n'
import type { MenuChoice } from '../../../projections/design/menu'

export const menuStepName = (step: MenuChoice): string => {
  switch (step.type) {
    case 'MenuItemAdded':
      // translators: %s: label of a link in the menu.
      return sprintf(__('Menu: %s added', 'customize-your-store'), step.label)
    case 'MenuItemRenamed':
      // translators: %s: new label of a link in the menu.
      return sprintf(__('Menu: renamed to %s', 'customize-your-store'), step.label)
    case 'MenuItemMoved':
      return step.direction === 'up'
        ? // translators: %s: label of a link in the menu.
          sprintf(__('Menu: %s moved up', 'customize-your-store'), step.label)
        : // translators: %s: label of a link in the menu.
          sprintf(__('Menu: %s moved down', 'customize-your-store'), step.label)
    case 'MenuItemRemoved':
      // translators: %s: label of a link in the menu.
      return sprintf(__('Menu: %s removed', 'customize-your-store'), step.label)
    case 'MenuMadeOwn':
      return __('Menu: its own links', 'customize-your-store')
  }
}
