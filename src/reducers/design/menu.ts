/**
 * The header's menu in the document. It is stored only in the header's markup, so it is drawn and saved like the header's other blocks.
 */
import type { EventOfType } from '../../events'
import { blocksIn, isChosenMenu, menuIn, withMenuItems } from '../../markup/menu-items'
import { menuLink, withLabel } from '../../markup/menu-link'
import { eachBy } from './choice-rows'
import type { Design, DesignPart } from './design-document'

const sorts = ['MenuItemAdded', 'MenuItemRenamed', 'MenuItemMoved', 'MenuItemRemoved', 'MenuMadeOwn'] as const

/** A fact by which the merchant changes the header's menu. */
export type MenuChoice = EventOfType<(typeof sorts)[number]>

/**
 * The design after the choice; the same object if nothing changes: there is no such link or menu, or no link would be left, and WordPress
 * would list all pages.
 */
const withMenu = (design: Design, choice: MenuChoice): Design => {
  const { header } = design
  const before = header && menuIn(header.content)?.items
  if (!header || !before) return design
  const after = itemsAfter(before, choice)
  return after === before || after.length === 0
    ? design
    : { ...design, header: { ...header, content: withMenuItems(header.content, after) } }
}

export const menuChoices = eachBy(sorts, withMenu)

const itemsAfter = (items: readonly string[], choice: MenuChoice): readonly string[] => {
  switch (choice.type) {
    case 'MenuItemAdded':
      return [...items, menuLink(choice)]
    case 'MenuItemRenamed': {
      const next = items.map((item, index) => (index === choice.item ? withLabel(item, choice.label) : item))
      return next.every((item, index) => item === items[index]) ? items : next
    }
    case 'MenuItemMoved':
      return moved(items, choice.item, choice.item + (choice.direction === 'up' ? -1 : 1))
    case 'MenuItemRemoved':
      return items[choice.item] === undefined ? items : items.filter((_, index) => index !== choice.item)
    case 'MenuMadeOwn':
      return blocksIn(choice.content)
  }
}

const moved = (items: readonly string[], from: number, to: number): readonly string[] => {
  const item = items[from]
  if (item === undefined || items[to] === undefined) return items
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** A new header takes over a menu that a person chose; any other menu is removed with its header. */
export const keepingMenu = (header: DesignPart, before: DesignPart): DesignPart => {
  const items = isChosenMenu(before.content) ? (menuIn(before.content)?.items ?? []) : []
  return items.length === 0 ? header : { ...header, content: withMenuItems(header.content, items) }
}
