/** What a link of a text or button can lead to, and what one leads to now. */
import { linksIn, type LinkTarget } from '../../markup/formats'
import type { MenuTarget } from '../../markup/menu-link'
import type { State } from '../../reducers'
import { linkedRequest, productRequest } from '../../reducers/design/product-lists'
import { memo } from '../memo'
import { addressOf } from './menu'
import { menuPlaces } from './menu-places'
import { readingOfRequest, type Product } from './product-lists'

export type { LinkTarget }

export type LinkPlace = LinkTarget & { readonly label: string }

export type LinkPlaces = {
  readonly pages: readonly LinkPlace[]
  readonly products: readonly LinkPlace[]
  readonly categories: readonly LinkPlace[]
  /** Whether the store is still being asked for products. */
  readonly isReading: boolean
}

/** How many pages and how many categories are offered at once; a search finds the others. */
const mostOffered = 6

/** Pages and categories are known at once; the products are those that the store found for the words that were recorded last. */
export const linkPlaces = (state: State, words: string): LinkPlaces => {
  const { shop, pages, categories } = menuPlaces(state)
  const { linking } = state.productLists
  const found =
    linking === null || state.surroundings?.woocommerce !== true
      ? null
      : readingOfRequest(state, linkedRequest(linking.words))
  return {
    pages: offered([...shop, ...pages], words),
    products: found?.stage === 'read' ? found.found.flatMap(productPlace) : [],
    categories: offered(categories, words),
    isReading: found?.stage === 'reading' && state.world.online,
  }
}

/** The place that a typed address leads to; null for words that are no address, or an address that runs a script. */
export const addressPlace = (typed: string): LinkPlace | null => {
  const url = addressOf(typed)
  return url === null ? null : { label: url.replace(/^(?:https?:\/\/|mailto:|tel:)/i, ''), url, entity: null }
}

const offered = (targets: readonly MenuTarget[], words: string): readonly LinkPlace[] =>
  targets
    .filter(({ label }) => comparable(label).includes(comparable(words)))
    .slice(0, mostOffered)
    .map(placeOf)

const placeOf = ({ label, url, entity }: MenuTarget): LinkPlace => ({
  label,
  url,
  entity: entity && { type: entity.type, id: entity.id },
})

const productPlace = ({ id, name, link }: Product): readonly LinkPlace[] =>
  link === undefined ? [] : [{ label: name, url: link, entity: { type: 'product', id } }]

const comparable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

export type Destination =
  | { readonly kind: 'place'; readonly label: string }
  /** A page, product or category that visitors no longer find. */
  | { readonly kind: 'gone' }
  /** `label`: the address as people write it. */
  | { readonly kind: 'web' | 'mail' | 'phone'; readonly label: string }
  /** A product whose name the store is still being asked for. */
  | { readonly kind: 'reading' }

/** @returns null for a link that leads nowhere */
export const destinationOf = (state: State, { url, entity }: LinkTarget): Destination | null => {
  if (url.trim() === '' || url === '#') return null
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/i.exec(url.trim()) ?? []
  if (scheme !== '') return { kind: scheme.toLowerCase() === 'tel' ? 'phone' : 'mail', label: decodedOf(rest) }
  const { places, isWhole } = knownPlaces(state)
  const home = state.surroundings?.home ?? ''
  const byId = places.find((each) => each.entity?.type === entity?.type && each.entity?.id === entity?.id)
  const byAddress = places.find((each) => pathIn(home, each.url) === pathIn(home, url))
  const known = entity === null ? byAddress : byId
  if (known !== undefined) return { kind: 'place', label: known.label }
  if (entity?.type === 'product') return productAt(state, entity.id)
  if (entity !== null && isWhole.has(entity.type)) return { kind: 'gone' }
  return { kind: 'web', label: decodedOf(pathIn(home, url)) }
}

/** Whether a link of a text leads to what visitors no longer find. Of products that is known once the store was asked for them. */
export const leadsNowhere = (state: State, html: string): boolean =>
  linksIn(html).some((link) => destinationOf(state, link)?.kind === 'gone')

/** Lists as long as this are cut by the store (`MOST_PLACES` in plugin/src/patterns/headers.php). */
const mostKnown = 100

const knownPlaces = memo(
  (state: State) => {
    const { shop, pages, categories } = menuPlaces(state)
    const all = [...shop, ...pages]
    const isWhole = (list: readonly unknown[]) => list.length > 0 && list.length < mostKnown
    return {
      places: [...all, ...categories].map(placeOf),
      /** The types of which every public one is known. */
      isWhole: new Set([
        ...(isWhole(all) ? ['page'] : []),
        ...(isWhole(all) && categories.length < mostKnown ? ['product_cat'] : []),
      ]),
    }
  },
  (state) => [menuPlaces(state)],
)

const productAt = (state: State, id: number): Destination => {
  const found = readingOfRequest(state, productRequest(id))
  const known = Object.values(state.productLists.answers)
    .flat()
    .find((each) => each.id === id)
  if (found.stage === 'read') return found.found.length === 0 ? { kind: 'gone' } : named(found.found[0])
  return found.stage === 'unreadable' || known !== undefined ? named(known) : { kind: 'reading' }
}

const named = (product: Product | undefined): Destination =>
  product === undefined ? { kind: 'reading' } : { kind: 'place', label: product.name }

/** The address without the store's own, so that the same page is one however it is written. */
const pathIn = (home: string, url: string): string => {
  const local = home !== '' && url.startsWith(home) ? `/${url.slice(home.length)}` : url
  return local.replace(/^https?:\/\//i, '').replace(/(?<=.)\/$/, '')
}

const decodedOf = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
