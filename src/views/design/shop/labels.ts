/** The names of the choices for the shop's pages, and of their steps. */
import { __, sprintf } from '@wordpress/i18n'
import type { ShopGroup } from '../../../catalogue/shop/shop-choices'
import type { NewPage, ShopPlace } from '../../../events/sections'
import type { StepNames } from '../step-name'

export const groupNames: Readonly<Record<ShopGroup['page'], () => string>> = {
  shop: () => __('Products in lists', 'customize-your-store'),
  product: () => __('Product page', 'customize-your-store'),
  cart: () => __('Cart and checkout', 'customize-your-store'),
  checkout: () => __('Cart and checkout', 'customize-your-store'),
  account: () => __('Customer account', 'customize-your-store'),
  'coming-soon': () => __('Coming soon', 'customize-your-store'),
}

export const shopPlaceNames: Readonly<Record<ShopPlace, () => string>> = {
  ratio: () => __('Shape of the pictures', 'customize-your-store'),
  align: () => __('Words below the picture', 'customize-your-store'),
  button: () => __('Button “Add to cart”', 'customize-your-store'),
  columns: () => __('Products in a row', 'customize-your-store'),
  filters: () => __('Filters', 'customize-your-store'),
  gallery: () => __('Pictures of the product', 'customize-your-store'),
  buying: () => __('Price and button', 'customize-your-store'),
  delivery: () => __('Delivery and returns', 'customize-your-store'),
  summary: () => __('Order summary', 'customize-your-store'),
  account: () => __('Links of the account', 'customize-your-store'),
  soon: () => __('Page before you open', 'customize-your-store'),
}

const choiceNames: Readonly<Record<ShopPlace, Readonly<Record<string, () => string>>>> = {
  ratio: {
    present: () => __('As they are', 'customize-your-store'),
    square: () => __('Square', 'customize-your-store'),
    portrait: () => __('Tall', 'customize-your-store'),
    landscape: () => __('Wide', 'customize-your-store'),
  },
  align: {
    present: () => __('As they are', 'customize-your-store'),
    start: () => __('At the edge', 'customize-your-store'),
    center: () => __('Centered', 'customize-your-store'),
  },
  button: {
    shown: () => __('Always there', 'customize-your-store'),
    hover: () => __('When pointed at', 'customize-your-store'),
    none: () => __('No button', 'customize-your-store'),
  },
  columns: {
    three: () => __('Three', 'customize-your-store'),
    two: () => __('Two, large', 'customize-your-store'),
    four: () => __('Four, small', 'customize-your-store'),
  },
  filters: {
    none: () => __('No filters', 'customize-your-store'),
    side: () => __('At the side', 'customize-your-store'),
  },
  gallery: {
    start: () => __('First', 'customize-your-store'),
    end: () => __('After the words', 'customize-your-store'),
    large: () => __('First, large', 'customize-your-store'),
  },
  buying: {
    scrolls: () => __('Scroll with the page', 'customize-your-store'),
    stays: () => __('Stay in sight', 'customize-your-store'),
  },
  delivery: {
    none: () => __('No line', 'customize-your-store'),
    line: () => __('A line', 'customize-your-store'),
    folded: () => __('Opens on a press', 'customize-your-store'),
  },
  summary: {
    plain: () => __('Plain', 'customize-your-store'),
    card: () => __('On a card that stays', 'customize-your-store'),
    start: () => __('First', 'customize-your-store'),
  },
  account: {
    side: () => __('At the side', 'customize-your-store'),
    top: () => __('In a row on top', 'customize-your-store'),
  },
  soon: {
    present: () => __('WooCommerce’s page', 'customize-your-store'),
    center: () => __('Name and sentence', 'customize-your-store'),
    band: () => __('Large, on a dark ground', 'customize-your-store'),
  },
}

/** @param isTheirs whether the merchant made the current page */
export const choiceName = (place: ShopPlace, choice: string, isTheirs = false): string =>
  isTheirs && place === 'soon' && choice === 'present'
    ? __('Your present page', 'customize-your-store')
    : (choiceNames[place][choice]?.() ?? choice)

export const newPageNames: Readonly<Record<NewPage, () => string>> = {
  about: () => __('About us', 'customize-your-store'),
  contact: () => __('Contact', 'customize-your-store'),
}

export const shopSteps = {
  ShopChosen: ({ place, choice }) =>
    sprintf(
      // translators: 1: what was chosen, e.g. "Shape of the pictures"; 2: how, e.g. "Square".
      __('%1$s: %2$s', 'customize-your-store'),
      shopPlaceNames[place](),
      choiceName(place, choice),
    ),
  // translators: %s: a part of the shop's pages, e.g. "Delivery and returns".
  ShopWordsWritten: ({ place }) => sprintf(__('Words: %s', 'customize-your-store'), shopPlaceNames[place]()),
  // translators: %s: name of a page, e.g. "Contact".
  PageAdded: ({ page }) => sprintf(__('New page: %s', 'customize-your-store'), newPageNames[page]()),
} satisfies StepNames
