/** Names for the links and steps of the menu. Some link blocks have no label. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { addressOf, overlongLabel, type MenuItem } from '../../../projections/design/menu'
import type { StepNames } from '../step-name'

export const itemName = ({ label, block }: MenuItem): string => label || (names[block]?.() ?? block)

const names: Readonly<Record<string, () => string>> = {
  'core/navigation-link': () => __('Link without a label', 'customize-your-store'),
  'core/navigation-submenu': () => __('Links without a label', 'customize-your-store'),
  'core/home-link': () => __('Home', 'customize-your-store'),
  'core/page-list': () => __('List of all pages', 'customize-your-store'),
  'core/loginout': () => __('Log in or out', 'customize-your-store'),
  'core/search': () => __('Search', 'customize-your-store'),
  'core/social-links': () => __('Social links', 'customize-your-store'),
  'core/site-title': () => __('Name of the store', 'customize-your-store'),
  'core/site-logo': () => __('Logo', 'customize-your-store'),
  'core/spacer': () => __('Space', 'customize-your-store'),
  'woocommerce/customer-account': () => __('Account', 'customize-your-store'),
  'woocommerce/mini-cart': () => __('Cart', 'customize-your-store'),
}

/** Why a text cannot be a link's label; null if it can. */
export const labelFault = (text: string): string | null => {
  if (text === '') return __('Enter the text that visitors see: a link needs a label.', 'customize-your-store')
  const over = overlongLabel(text)
  return over === 0
    ? null
    : sprintf(
        // translators: %d: a number of characters.
        _n(
          'Too long by %d character. Please shorten it.',
          'Too long by %d characters. Please shorten it.',
          over,
          'customize-your-store',
        ),
        over,
      )
}

export const addressFault = (text: string): string | null =>
  addressOf(text) === null
    ? __(
        'A link cannot lead there. Enter an address such as https://example.com, /about or name@example.com.',
        'customize-your-store',
      )
    : null

/** Pasted text may contain line breaks; a label may not. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const menuSteps = {
  // translators: %s: label of a link in the menu.
  MenuItemAdded: ({ label }) => sprintf(__('Menu: %s added', 'customize-your-store'), label),
  // translators: %s: new label of a link in the menu.
  MenuItemRenamed: ({ label }) => sprintf(__('Menu: renamed to %s', 'customize-your-store'), label),
  MenuItemMoved: ({ label, direction }) =>
    direction === 'up'
      ? // translators: %s: label of a link in the menu.
        sprintf(__('Menu: %s moved up', 'customize-your-store'), label)
      : // translators: %s: label of a link in the menu.
        sprintf(__('Menu: %s moved down', 'customize-your-store'), label),
  // translators: %s: label of a link in the menu.
  MenuItemRemoved: ({ label }) => sprintf(__('Menu: %s removed', 'customize-your-store'), label),
  MenuMadeOwn: () => __('Menu: its own links', 'customize-your-store'),
} satisfies StepNames
