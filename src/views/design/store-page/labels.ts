/** The names of the store's pages. */
import { __ } from '@wordpress/i18n'
import type { MeasuredPage } from '../../../catalogue/canvas'

export const pageNames: Readonly<Record<MeasuredPage, () => string>> = {
  home: () => __('Homepage', 'customize-your-store'),
  shop: () => __('Shop', 'customize-your-store'),
  product: () => __('Product', 'customize-your-store'),
  cart: () => __('Cart', 'customize-your-store'),
  checkout: () => __('Checkout', 'customize-your-store'),
  account: () => __('Account', 'customize-your-store'),
  'coming-soon': () => __('Coming soon', 'customize-your-store'),
  'phone-menu': () => __('Menu on a phone', 'customize-your-store'),
}
