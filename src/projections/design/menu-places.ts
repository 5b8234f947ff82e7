/** What a menu's links can lead to, and the menus that the store has. Both are read with the editor's settings. */
import * as t from 'io-ts'
import { blocksIn } from '../../markup/menu-items'
import { menuLink, plain, readLink, type MenuTarget } from '../../markup/menu-link'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { editorSettings } from './page'

/** Attributes of core's navigation-link block. */
export const Link = t.intersection([
  t.type({ label: t.string, url: t.string, kind: t.string }),
  t.partial({ type: t.string, id: t.number }),
])
type Link = t.TypeOf<typeof Link>

const StoreMenu = t.type({ id: t.number, title: t.string, content: t.string })
export type StoreMenu = t.TypeOf<typeof StoreMenu>

const Places = t.type({
  shop: t.array(Link),
  pages: t.array(Link),
  categories: t.array(Link),
  menus: t.array(StoreMenu),
})

export type MenuPlaces = {
  /** What shoppers look for: shop, cart, account and contact, if the store has them. */
  readonly shop: readonly MenuTarget[]
  /** All other published pages. */
  readonly pages: readonly MenuTarget[]
  readonly categories: readonly MenuTarget[]
  /** The newest first. */
  readonly menus: readonly StoreMenu[]
}

const none: MenuPlaces = { shop: [], pages: [], categories: [], menus: [] }

/** Empty until read, and if the store's plugin is older. */
export const menuPlaces = memo(
  (state: State): MenuPlaces => {
    const found = editorSettings(state)?.['menuPlaces']
    if (!Places.is(found)) return none
    const shop = found.shop.map(targetOf)
    const known = new Set(shop.map(({ url }) => url))
    return {
      shop,
      pages: found.pages.map(targetOf).filter(({ url }) => !known.has(url)),
      categories: found.categories.map(targetOf),
      menus: found.menus,
    }
  },
  ({ canvas }) => [canvas.settings],
)

export const targetOf = ({ label, url, kind, type, id }: Link): MenuTarget => ({
  label: plain(label) || url,
  url,
  entity: type === undefined || id === undefined ? null : { kind, type, id },
})

/**
 * The links that the header's own menu starts with: those of the store's menu in the header, or else what shoppers look for.
 */
export const ownMenuFrom = ({ shop }: MenuPlaces, kept: StoreMenu | null): string =>
  (kept === null || listsPages(kept) ? shop.map(menuLink) : blocksIn(kept.content)).join('\n')

/** Whether WordPress itself created the menu: it then lists all pages. */
export const listsPages = ({ content }: StoreMenu): boolean =>
  blocksIn(content).every((item) => readLink(item).block === 'core/page-list')

/** Maximum number of categories in a menu that sells; more would leave no room for other links. */
const mostCategories = 4

/** A menu that leads to the products, and to pages about the seller. */
export const sellingMenu = ({ shop, categories }: MenuPlaces, pages: readonly MenuTarget[]): string =>
  [...shop.slice(0, 1), ...categories.filter(isShelf).slice(0, mostCategories), ...pages].map(menuLink).join('\n')

/** Whether the category means something to shoppers. WooCommerce's own category for products without one does not. */
const isShelf = ({ label, url }: MenuTarget): boolean => !/\buncategori[sz]ed\b/i.test(`${label} ${url}`)
