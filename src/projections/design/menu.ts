/** The screen of the header's menu: its links, or whose menu the header shows instead. */
import { blocksIn, menuIn } from '../../markup/menu-items'
import { hasLabel, readLink, type MenuLink } from '../../markup/menu-link'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { listsPages, menuPlaces, ownMenuFrom, type StoreMenu } from './menu-places'

export type { MenuChoice } from '../../reducers/design/menu'

export type MenuItem = MenuLink & {
  /** Place in the menu, from 0. */
  readonly item: number
  readonly canRename: boolean
}

export type MenuView =
  /** The page has no header, or the header no menu. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'own'; readonly items: readonly MenuItem[] }
  /** WordPress lists all pages. `own` is markup to begin an own menu with; '' if there is nothing to begin with. */
  | { readonly kind: 'pages'; readonly own: string }
  /** A menu that the store has apart from this header. `items` is null where its links are not known here. */
  | {
      readonly kind: 'store'
      readonly id: number | null
      readonly items: readonly MenuItem[] | null
      readonly own: string
    }

export const menuView = memo(
  (state: State): MenuView => {
    const menu = menuIn(state.designing.design?.header?.content ?? '')
    if (menu === null) return { kind: 'missing' }
    const { ref } = menu.attributes
    if (typeof ref !== 'number' && menu.items.length > 0) return { kind: 'own', items: itemsOf(menu.items) }
    const places = menuPlaces(state)
    const shown = shownOf(places.menus, ref)
    const own = ownMenuFrom(places, shown)
    if (typeof ref !== 'number' && (shown === null || listsPages(shown))) return { kind: 'pages', own }
    return {
      kind: 'store',
      id: shown?.id ?? (typeof ref === 'number' ? ref : null),
      items: shown && itemsOf(blocksIn(shown.content)),
      own,
    }
  },
  ({ designing: { design }, canvas }) => [design?.header?.content, canvas.settings],
)

/** The menu that is referred to, else the newest, as core chooses. */
const shownOf = (menus: readonly StoreMenu[], ref: unknown): StoreMenu | null =>
  (typeof ref === 'number' ? menus.find(({ id }) => id === ref) : menus[0]) ?? null

const itemsOf = (items: readonly string[]): readonly MenuItem[] =>
  items.map((text, item) => {
    const link = readLink(text)
    return { ...link, item, canRename: hasLabel(link.block) }
  })
