/** How sample products are told in a restore. */
import { _n, sprintf } from '@wordpress/i18n'
import type { ThingOf } from '../../events/restoring/restoring'
import type { Told } from './told'

export const productWords: Told<ThingOf<'product'>> = {
  back: (_, { length }) =>
    sprintf(
      // translators: %d: a number of products.
      _n('%d sample product: to the trash', '%d sample products: to the trash', length, 'customize-your-store'),
      length,
    ),
  forth: (_, { length }) =>
    sprintf(
      _n(
        // translators: %d: a number of products.
        '%d sample product: back from the trash',
        '%d sample products: back from the trash',
        length,
        'customize-your-store',
      ),
      length,
    ),
}
