/** The examples under the field: six shops of different trades, each with what a shop of its trade would write. */
import { __ } from '@wordpress/i18n'
import type { Look } from '../../catalogue/wizard/looks'

export type Example = {
  /** As the catalogue of trades names it. */
  readonly trade: string
  readonly look: Look
  /** What a shop of this trade would write. */
  readonly words: () => string
  /** Whether the words tell a fact, such as 'handmade': the suggestions then take them as the headline, else the trade's own. */
  readonly saysFact: boolean
  /** Title of the palette that the built-in suggestions choose for the trade in this look (tests/views/intro/examples.test.ts). */
  readonly palette: string
}

export const examples: readonly Example[] = [
  {
    trade: 'bakery',
    look: 'Bold',
    words: () => __('Sourdough bread and cakes', 'customize-your-store'),
    saysFact: true,
    palette: 'Butter Brick',
  },
  {
    trade: 'bags',
    look: 'Classic',
    words: () => __('Handmade leather bags', 'customize-your-store'),
    saysFact: true,
    palette: 'Honey Walnut',
  },
  {
    trade: 'books',
    look: 'Contemporary',
    words: () => __('Books for rainy days', 'customize-your-store'),
    saysFact: false,
    palette: 'Sand Harbor',
  },
  {
    trade: 'plants',
    look: 'Contemporary',
    words: () => __('House plants and pots', 'customize-your-store'),
    saysFact: false,
    palette: 'Cream Forest',
  },
  {
    trade: 'bicycles',
    look: 'Bold',
    words: () => __('Bicycles for the city', 'customize-your-store'),
    saysFact: false,
    palette: 'Pine Ember',
  },
  {
    trade: 'skincare',
    look: 'Classic',
    words: () => __('Skin care and hand cream', 'customize-your-store'),
    saysFact: false,
    palette: 'Blush Petal',
  },
]
