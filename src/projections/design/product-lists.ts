/** The lists of products of a section, and what the open one shows (U-03). */
import type { Product, ProductCategory } from '../../events/product-lists'
import { cardsIn, type CardRow } from '../../markup/product-cards'
import {
  productBlocksIn,
  productListsIn,
  type ProductChoice,
  type ProductListInMarkup,
  type ProductOrder,
  type ProductRule,
} from '../../markup/product-lists'
import type { State } from '../../reducers'
import { callKey } from '../../reducers/calls'
import { searchRequest, shownRequest, type ProductListPlace } from '../../reducers/design/product-lists'
import { memo } from '../memo'
import type { Reading } from '../reading'
import { editorSettings } from './page'
import { shopGroupsOf } from './shop-pages'

export type { CardRow, Product, ProductChoice, ProductListPlace, ProductOrder, ProductRule }

export type ProductListItem = ProductListInMarkup & {
  readonly section: string
  /** How each product is shown, as far as that can be chosen. */
  readonly cards: readonly CardRow[]
}

/** The lists of all sections, by the section's id. Sections without a list are not in it. */
export const allProductLists = memo(
  ({ designing: { design } }: State): ReadonlyMap<string, readonly ProductListItem[]> =>
    new Map(
      (design?.sections ?? []).flatMap(({ id: section, content }) => {
        const lists = productListsIn(content).map((list) => ({
          ...list,
          section,
          cards: cardsIn(content, list.block),
        }))
        return lists.length === 0 ? [] : [[section, lists] as const]
      }),
    ),
  ({ designing: { design } }) => [design?.sections],
)

/** What the merchant chose for the products of all lists in the store; that applies here, too. */
export const wideCards = memo(
  (state: State): ReadonlySet<string> =>
    new Set(
      shopGroupsOf(state)
        .flatMap(({ places }) => places)
        .filter(({ choices }) => choices[0]?.isChosen === false)
        .map(({ place }) => place),
    ),
  (state) => [shopGroupsOf(state)],
)

export const productListsOf = (state: State, section: string): readonly ProductListItem[] =>
  allProductLists(state).get(section) ?? none

const none: readonly ProductListItem[] = []

/** Positions of the blocks that the canvas draws as lists, by the section's id. */
export const drawnListsOf = memo(
  ({ designing: { design } }: State): ReadonlyMap<string, readonly number[]> =>
    new Map((design?.sections ?? []).map(({ id, content }) => [id, productBlocksIn(content)])),
  ({ designing: { design } }) => [design?.sections],
)

/** The list whose choices are open; a new object at each opening. */
export const openedProductList = (state: State): ProductListPlace | null => state.productLists.opened

/** The orders that the store's list of products knows. Older versions of WooCommerce have no order by price. */
export const knownOrders = memo(
  (state: State): readonly ProductOrder[] => {
    const orders = editorSettings(state)?.['productOrders']
    const knowsPrices = Array.isArray(orders) && orders.includes('price')
    return ['newest', 'title', 'best-selling', 'top-rated', ...(knowsPrices ? priceOrders : [])]
  },
  ({ canvas }) => [canvas.settings],
)

const priceOrders: readonly ProductOrder[] = ['price-low', 'price-high']

/** A product that was chosen by hand; null for one that shoppers no longer see. */
export type PickedProduct = { readonly id: number; readonly product: Product | null }

export type ProductPanel = {
  readonly list: ProductListItem
  /** The products that the list shows now; null for a rule that only its block knows, and in a store without WooCommerce. */
  readonly shown: Reading<readonly Product[]> | null
  /** The products chosen by hand, with what any answer of the store said about them. */
  readonly picked: readonly PickedProduct[]
  /** What the search found, or the newest products before there are words; null before the merchant looks for any. */
  readonly found: Reading<readonly Product[]> | null
  /** The search words; null before the merchant looks for any. */
  readonly words: string | null
  /** The categories that have products; null until read. */
  readonly categories: readonly ProductCategory[] | null
  readonly online: boolean
}

/** The choices of the open list; null if none is open. */
export const productPanel = memo(
  (state: State): ProductPanel | null => {
    const { opened, words } = state.productLists
    const list = opened && productListsOf(state, opened.section).find(({ block }) => block === opened.block)
    if (list === null || list === undefined) return null
    const [request] = shownRequest(list)
    return {
      list,
      shown: request === undefined ? null : readingOfRequest(state, request),
      picked: pickedIn(state, list),
      found: words === null ? null : readingOfRequest(state, searchRequest(words)),
      words,
      categories: state.productLists.categories,
      online: state.world.online,
    }
  },
  (state) => [state.productLists, allProductLists(state), state.calls.ended, state.world.online],
)

/** How a request for products stands. */
export const readingOfRequest = (
  { calls, productLists: { answers } }: State,
  request: ReturnType<typeof searchRequest>,
): Reading<readonly Product[]> => {
  const key = callKey(request)
  const outcome = Object.hasOwn(calls.ended, key) ? calls.ended[key] : undefined
  if (outcome?.status === 'refused') return { stage: 'unreadable', fault: outcome.fault }
  const found = Object.hasOwn(answers, key) ? answers[key] : undefined
  return found === undefined ? { stage: 'reading' } : { stage: 'read', found }
}

const pickedIn = ({ productLists: { answers } }: State, { choice }: ProductListItem): readonly PickedProduct[] => {
  const known = new Map(Object.values(answers).flatMap((all) => all.map((each) => [each.id, each])))
  return choice.products.map((id) => ({ id, product: known.get(id) ?? null }))
}

/** The address of a product's screen in the admin area, without the product's id at its end. */
export const productEditor = ({ surroundings }: State): string =>
  `${surroundings?.admin ?? ''}post.php?action=edit&post=`
