/** The list of products whose choices are open, the search for products to add to it, and the products that the store named. */
import { fact, type EventOfType, type FlowEvent } from '../../events'
import type { RequestEvent } from '../../events/call-facts'
import { callKey, type CallBook } from '../calls'
import type { Recorded } from '../../events/log'
import type { Product, ProductCategory } from '../../events/product-lists'
import { productListsIn, type ProductListInMarkup } from '../../markup/product-lists'
import type { State } from '../state'
import { pieceOf } from './pieces'
import { linkedQuery, offeredQuery, productQuery, shownQuery } from './product-queries'

/** A list: the section's id, and the index of its block in the section's markup. */
export type ProductListPlace = { readonly section: string; readonly block: number }

export type ProductLists = {
  /** A new object at each opening, so that the view goes there again. */
  readonly opened: ProductListPlace | null
  /** Null before the merchant looks for products; '' for the newest ones. */
  readonly words: string | null
  /** What the open chooser of links looks for, and the product that the link leads to; null while it is closed. */
  readonly linking: { readonly words: string; readonly product: number | null } | null
  /** The store's answers, by the key of the call. */
  readonly answers: Readonly<Record<string, readonly Product[]>>
  /** The categories that have products; null until read. */
  readonly categories: readonly ProductCategory[] | null
}

export const reduceProductLists = (
  lists: ProductLists,
  { event, settles }: Recorded<FlowEvent>,
  { open }: CallBook,
): ProductLists => {
  switch (event.type) {
    case 'ProductListOpened':
      return { ...lists, opened: { section: event.section, block: event.block }, words: null }
    case 'ProductsSearched':
      return lists.opened === null ? lists : { ...lists, words: event.words }
    case 'LinkPlacesSearched': {
      const { words, leadsTo } = event
      return { ...lists, linking: words === null ? null : { words, product: leadsTo } }
    }
    case 'ProductsReadReceived': {
      const request = settles === null ? undefined : open[settles]
      return request === undefined
        ? lists
        : { ...lists, answers: { ...lists.answers, [callKey(request)]: event.products } }
    }
    case 'ProductCategoriesReadReceived':
      return { ...lists, categories: event.categories }
    case 'SectionSelected':
      return lists.opened === null || lists.opened.section === event.section ? lists : closed(lists)
    case 'ProductListClosed':
    // The positions are those of other blocks then.
    case 'BlockAdded':
    case 'BlockRemoved':
    // On another screen, and after the page is loaded again, the focus is elsewhere.
    case 'PathVisited':
    case 'ScreenOpened':
    case 'DesignerLeft':
    case 'FlowResumed':
    case 'DesignWithoutAiChosen':
      return lists.opened === null && lists.linking === null ? lists : { ...closed(lists), linking: null }
    default:
      return lists
  }
}

const closed = (lists: ProductLists): ProductLists => ({ ...lists, opened: null, words: null })

/** The list whose choices are open; null if none is, or if it is no longer on the page. */
export const openedList = ({
  productLists: { opened },
  designing: { design },
}: Pick<State, 'productLists' | 'designing'>): ProductListInMarkup | null => {
  const piece = opened === null || design === null ? null : pieceOf(design, opened.section)
  return piece === null ? null : (productListsIn(piece.content).find(({ block }) => block === opened?.block) ?? null)
}

type Request = EventOfType<'ProductsReadRequested'>

/** What the open list shows, what the merchant looks for, and the categories. Only WooCommerce knows them. */
export const productRequests = (state: Asking): readonly RequestEvent[] => [...ofList(state), ...ofLink(state)]

type Asking = Pick<State, 'productLists' | 'designing' | 'surroundings'>

const ofLink = ({ productLists: { linking }, surroundings }: Asking): readonly RequestEvent[] =>
  linking === null || surroundings?.woocommerce !== true
    ? []
    : [linkedRequest(linking.words), ...(linking.product === null ? [] : [productRequest(linking.product)])]

export const linkedRequest = (words: string): Request => fact('ProductsReadRequested', { words, query: linkedQuery })

export const productRequest = (id: number): Request =>
  fact('ProductsReadRequested', { words: '', query: productQuery(id) })

const ofList = (state: Asking): readonly RequestEvent[] => {
  const list = openedList(state)
  if (list === null || !list.rules.includes('by-hand')) return []
  const { words } = state.productLists
  return [
    ...shownRequest(list),
    fact('ProductCategoriesReadRequested'),
    ...(words === null ? [] : [searchRequest(words)]),
  ]
}

/** The request for the products that a list shows; none for a rule that only its block knows. */
export const shownRequest = ({ choice, rules }: ProductListInMarkup): readonly Request[] => {
  const query = rules.includes('by-hand') ? shownQuery(choice) : null
  return query === null ? [] : [fact('ProductsReadRequested', { words: '', query })]
}

export const searchRequest = (words: string): Request => fact('ProductsReadRequested', { words, query: offeredQuery })

/** Whether a request is about a list that is closed by now, or about another choice. */
export const isReadForsaken = (state: State, request: RequestEvent): boolean =>
  (request.type === 'ProductsReadRequested' || request.type === 'ProductCategoriesReadRequested') &&
  !productRequests(state).some((each) => callKey(each) === callKey(request))
