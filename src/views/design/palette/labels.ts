/** The places that can have a custom color, by the names that the merchant sees. */
import { __ } from '@wordpress/i18n'
import type { ColorPlace } from '../../../projections/design/colors'
import type { What } from '../../../projections/design/contrast/drawn-pairs'

export const placeName = (place: ColorPlace): string => names()[place]

const names = (): Readonly<Record<ColorPlace, string>> => ({
  text: __('Text', 'customize-your-store'),
  background: __('Background', 'customize-your-store'),
  headings: __('Headings', 'customize-your-store'),
  headingBackground: __('Heading background', 'customize-your-store'),
  buttonText: __('Button text', 'customize-your-store'),
  buttonBackground: __('Button background', 'customize-your-store'),
  buttonHoverText: __('Button text on hover', 'customize-your-store'),
  buttonHoverBackground: __('Button background on hover', 'customize-your-store'),
  links: __('Links', 'customize-your-store'),
  linkHover: __('Links on hover', 'customize-your-store'),
  captions: __('Captions', 'customize-your-store'),
})

/** The kinds of text on the page, by the names that the merchant sees. */
export const textName = (what: What): string => textNames()[what]

const textNames = (): Readonly<Record<What, string>> => ({
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
