/** What a person does with the header's menu. `item` is a link's place in it, from 0. */
import * as t from 'io-ts'
import { nullable } from '../log/nullable'
import { Typed } from '../log/typed'

/** A link was put at the menu's end: to a page or category of the store, or with `entity` null to any address. */
export const MenuItemAdded = t.strict({
  type: t.literal('MenuItemAdded'),
  label: Typed,
  url: Typed,
  entity: nullable(t.strict({ kind: t.string, type: t.string, id: t.number })),
})
export const MenuItemRenamed = t.strict({ type: t.literal('MenuItemRenamed'), item: t.number, label: Typed })
/** `label` is the link's own, by which the step is named. */
export const MenuItemMoved = t.strict({
  type: t.literal('MenuItemMoved'),
  item: t.number,
  label: Typed,
  direction: t.keyof({ up: null, down: null }),
})
export const MenuItemRemoved = t.strict({ type: t.literal('MenuItemRemoved'), item: t.number, label: Typed })
/** The header got these links of its own, in place of a menu of the store's or of its list of pages. */
export const MenuMadeOwn = t.strict({ type: t.literal('MenuMadeOwn'), content: t.string })
