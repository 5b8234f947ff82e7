/** What palettes, fonts and patterns are called on screen. Facts, recordings and tracking keep their identifiers. */
import { __ } from '@wordpress/i18n'

export const paletteName = (title: string): string =>
  title === 'New - Neutral' ? __('Neutral', 'customize-your-store') : title

/** "Cardo Font + System Sans-serif" is Cardo and the system's own. */
export const fontsName = (pairing: string): string =>
  pairing
    .split(' + ')
    .map((family) =>
      family === 'System Sans-serif' ? __('System', 'customize-your-store') : family.replace(/ Font$/, ''),
    )
    .join(' + ')

/** Ours and WooCommerce's own carry titles for builders; others are called as their makers call them. */
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
