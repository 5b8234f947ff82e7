/** What is said of the things that a restore, or its undo, left as they are. */
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import type { Left } from '../../projections/restoring/restore-view'
import { leftNames } from './left-names'
import type { Way } from './restore-words'

export const leftWords = (left: readonly Left[], way: Way): readonly string[] => [
  ...named(left, 'touched', (names) =>
    sprintf(
      // translators: %s: names of parts of a design, for example Header, Footer.
      __('Left alone, because somebody has changed or used it since: %s.', 'customize-your-store'),
      names,
    ),
  ),
  ...named(left, 'gone', (names) =>
    sprintf(
      // translators: %s: names of parts of a design, for example Header, Footer.
      __('Left out, because it no longer exists: %s.', 'customize-your-store'),
      names,
    ),
  ),
  ...productWords(
    left.filter(({ what }) => what === 'products'),
    way,
  ),
]

const productWords = (left: readonly Left[], way: Way): readonly string[] => {
  const touched = left.filter(({ why }) => why === 'touched').length
  const gone = left.length - touched
  return [...(touched === 0 ? [] : [touchedWords(touched)]), ...(gone === 0 || way === 'back' ? [] : [goneWords(gone)])]
}

const named = (left: readonly Left[], wanted: Left['why'], sentence: (names: string) => string): readonly string[] => {
  const names = leftNames(left.filter(({ why }) => why === wanted))
  return names.length === 0
    ? []
    : [sentence(names.join(_x(', ', 'between the items of a list', 'customize-your-store')))]
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
