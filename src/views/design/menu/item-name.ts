/** What a link of the menu is called; some of its blocks have no label. */
import { __ } from '@wordpress/i18n'
import type { MenuItem } from '../../../projections/design/menu'

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
