/** The kinds of text on the page, by the names that the merchant sees. */
import { __ } from '@wordpress/i18n'
import type { What } from '../../../projections/design/contrast/block-pair'

export const textName = (what: What): string => names()[what]

const names = (): Readonly<Record<What, string>> => ({
  text: __('Text', 'customize-your-store'),
  headings: __('Headings', 'customize-your-store'),
  links: __('Links', 'customize-your-store'),
  linkHover: __('Links on hover', 'customize-your-store'),
  captions: __('Captions', 'customize-your-store'),
  buttons: __('Button text', 'customize-your-store'),
  buttonHover: __('Button text on hover', 'customize-your-store'),
  outline: __('Outlined buttons', 'customize-your-store'),
  icons: __('Icons', 'customize-your-store'),
  shopName: __('Shop name', 'customize-your-store'),
  productNames: __('Product names', 'customize-your-store'),
  titles: __('Titles', 'customize-your-store'),
  menu: __('Menu', 'customize-your-store'),
})
