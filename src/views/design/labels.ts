/** The names of palettes, fonts, pages and patterns on screen. Facts, recordings and tracking keep the identifiers. */
import { __, sprintf } from '@wordpress/i18n'
import type { MeasuredPage } from '../../catalogue/canvas'
import type { SectionItem } from '../../projections/design/sections'

export const paletteName = (title: string): string =>
  title === 'New - Neutral' ? __('Neutral', 'customize-your-store') : title

/** "Cardo Font + System Sans-serif" becomes "Cardo" and the word for the system's own font. */
export const fontsName = (pairing: string): string =>
  pairing
    .split(' + ')
    .map((family) =>
      family === 'System Sans-serif' ? __('System', 'customize-your-store') : family.replace(/ Font$/, ''),
    )
    .join(' + ')

/** The names of the store's pages. */
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

/**
 * The name of a pattern. Our patterns and WooCommerce's have titles meant for site builders, so they get new names; others keep their own.
 */
export const patternName = (title: string): string => patternNames[title]?.() ?? title

const patternNames: Readonly<Record<string, () => string>> = {
  'Centered Header Menu': () => __('Menu in a row of its own', 'customize-your-store'),
  'Essential Header': () => __('Name, menu and cart in one row', 'customize-your-store'),
  'Minimal Header': () => __('Menu behind a button', 'customize-your-store'),
  'Large Header': () => __('With a search field', 'customize-your-store'),
  'Footer with 3 Menus': () => __('Links and contact', 'customize-your-store'),
  'Footer with Simple Menu': () => __('One row', 'customize-your-store'),
  'Large Footer': () => __('With an invitation', 'customize-your-store'),
  'Featured Category Cover Image': () => __('One category over an image', 'customize-your-store'),
  'Featured Category Triple': () => __('Three categories', 'customize-your-store'),
  'Hero Product 3 Split': () => __('A product in three parts', 'customize-your-store'),
  'Hero Product Chessboard': () => __('A product in a checkerboard', 'customize-your-store'),
  'Hero Product Split': () => __('A product beside its image', 'customize-your-store'),
  'Just Arrived Full Hero': () => __('Just arrived', 'customize-your-store'),
  'Product Collection 3 Columns': () => __('Three products', 'customize-your-store'),
  'Product Collection 4 Columns': () => __('Four products', 'customize-your-store'),
  'Product Collection 5 Columns': () => __('Five products', 'customize-your-store'),
  'Product Collection Featured Products 5 Columns': () => __('Five featured products', 'customize-your-store'),
  'Social Follow Us in Social Media': () => __('Follow us', 'customize-your-store'),
  'Testimonials 3 Columns': () => __('Three customers’ words', 'customize-your-store'),
  'Testimonials Single': () => __('One customer’s words', 'customize-your-store'),
}

/** A unique name of a section: its title, with a number if a section above has the same title. */
export const sectionName = (section: SectionItem): string => {
  const name = sectionTitle(section)
  if (section.nth === 1) return name
  // translators: 1: name of a section. 2: 2 for the second section of that name on the page, and so on.
  return sprintf(__('%1$s (%2$d)', 'customize-your-store'), name, section.nth)
}

/** The section's own name, or else the title of its block type. It may not be unique. */
export const sectionTitle = ({ title, block }: SectionItem): string => {
  if (title !== null) return patternName(title)
  if (block === null) return __('Plain HTML', 'customize-your-store')
  return blockTitle(block)
}

/** Looks up the title of a block type in WordPress's registry. Set once the block editor has loaded. */
let titleOf: (name: string) => string | undefined = () => undefined

export const setBlockTitles = (how: (name: string) => string | undefined): void => {
  titleOf = how
}

/** The title of a block type, or its name, such as `core/group`, if the type is unknown or not yet registered. */
const blockTitle = (name: string): string => titleOf(name) ?? name
