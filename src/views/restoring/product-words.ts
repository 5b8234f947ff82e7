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
  left: (left, way) => {
    const touched = left.filter(({ why }) => why === 'touched').length
    const gone = left.length - touched
    return [
      ...(touched === 0 ? [] : [touchedWords(touched)]),
      ...(gone === 0 || way === 'back' ? [] : [goneWords(gone)]),
    ]
  },
}

const touchedWords = (count: number): string =>
  sprintf(
    _n(
      // translators: %d: a number of products.
      '%d sample product stays, because somebody has worked on it.',
      '%d sample products stay, because somebody has worked on them.',
      count,
      'customize-your-store',
    ),
    count,
  )

const goneWords = (count: number): string =>
  sprintf(
    _n(
      // translators: %d: a number of products.
      '%d sample product has been permanently deleted since.',
      '%d sample products have been permanently deleted since.',
      count,
      'customize-your-store',
    ),
    count,
  )
