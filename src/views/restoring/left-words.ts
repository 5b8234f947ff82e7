/** What is said of the things that a restore, or its undo, left as they are. */
import { __, _n, sprintf } from '@wordpress/i18n'
import type { Kind } from '../../events/restoring/restoring'
import type { RestoreResult } from '../../projections/restoring/restore-view'

type Left = RestoreResult['left']
type Way = RestoreResult['way']

const told: { readonly [K in Kind]?: (left: Left, way: Way) => readonly string[] } = {
  product: (left, way) => {
    const touched = left.filter(({ why }) => why === 'touched').length
    const gone = left.length - touched
    return [
      ...(touched === 0 ? [] : [touchedWords(touched)]),
      ...(gone === 0 || way === 'back' ? [] : [goneWords(gone)]),
    ]
  },
  words: () => [
    __('Texts and images stay as they are, because what wrote them is switched off.', 'customize-your-store'),
  ],
}

export const leftWords = (left: Left, way: Way): readonly string[] =>
  (Object.keys(told) as Kind[]).flatMap((kind) => {
    const those = left.filter(({ thing }) => thing.kind === kind)
    return those.length === 0 ? [] : (told[kind]?.(those, way) ?? [])
  })

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
