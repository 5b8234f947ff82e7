import { __ } from '@wordpress/i18n'
import type { StorePage } from '../../../catalogue/store-pages'

export const pageNames: Readonly<Record<StorePage, () => string>> = {
  home: () => __('Homepage', 'customize-your-store'),
  shop: () => __('Shop', 'customize-your-store'),
  product: () => __('Product', 'customize-your-store'),
  cart: () => __('Cart', 'customize-your-store'),
  checkout: () => __('Checkout', 'customize-your-store'),
}
