/** The choices for the pages of the shop. The first choice of a place is WooCommerce's own. */
import type { ShopPlace } from '../../events/sections'
import type { StorePage } from '../canvas'

/** The templates of a shop that the flow changes, by their slugs; the plugin has the same list. */
export const shopTemplates = ['single-product', 'archive-product', 'coming-soon'] as const
export type ShopTemplate = (typeof shopTemplates)[number]

export type ShopPlaceRow = {
  readonly place: ShopPlace
  readonly choices: readonly string[]
  /** The template that the choice changes; null if the choice is made with CSS alone. */
  readonly template: ShopTemplate | null
  /** Blocks that the store must have, in addition to those of every WooCommerce version. */
  readonly needs: readonly string[]
}

export type ShopGroup = {
  /** The page that shows the choices. */
  readonly page: Exclude<StorePage, 'home'>
  readonly places: readonly ShopPlaceRow[]
}

const byCss = (place: ShopPlace, ...choices: readonly string[]): ShopPlaceRow => ({
  place,
  choices,
  template: null,
  needs: [],
})

const inTemplate = (
  place: ShopPlace,
  template: ShopTemplate,
  choices: readonly string[],
  needs: readonly string[] = [],
): ShopPlaceRow => ({ place, choices, template, needs })

/** In the order of the screen. */
export const shopGroups: readonly ShopGroup[] = [
  {
    page: 'shop',
    places: [
      byCss('ratio', 'present', 'square', 'portrait', 'landscape'),
      byCss('align', 'present', 'start', 'center'),
      byCss('button', 'shown', 'hover', 'none'),
      byCss('columns', 'three', 'two', 'four'),
      inTemplate(
        'filters',
        'archive-product',
        ['none', 'side'],
        ['woocommerce/product-filters', 'woocommerce/product-filter-taxonomy', 'woocommerce/product-filter-price'],
      ),
    ],
  },
  {
    page: 'product',
    places: [
      byCss('gallery', 'start', 'end', 'large'),
      byCss('buying', 'scrolls', 'stays'),
      inTemplate('delivery', 'single-product', ['none', 'line', 'folded']),
    ],
  },
  { page: 'checkout', places: [byCss('summary', 'plain', 'card', 'start')] },
  { page: 'account', places: [byCss('account', 'side', 'top')] },
  { page: 'coming-soon', places: [inTemplate('soon', 'coming-soon', ['present', 'center', 'band'])] },
]

export const shopPlaces: readonly ShopPlaceRow[] = shopGroups.flatMap(({ places }) => places)

export const placeRow = (place: ShopPlace): ShopPlaceRow | undefined => shopPlaces.find((row) => row.place === place)

/** The choice of a store in which nothing was chosen. */
export const unchosen = ({ choices }: ShopPlaceRow): string => choices[0] ?? ''
