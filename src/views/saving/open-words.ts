/** What is open, and what visitors will see, in words: before Save, and on the closing screen. */
import { __, _n, sprintf } from '@wordpress/i18n'
import type { Checklist, Open, PartOpen } from '../../projections/checklist'
import type { Front } from '../../events/shell'
import { notSeen } from './labels'

/** One line for each thing that is open. */
export const openTitle = ({ what, count }: Pick<Open, 'what' | 'count'>): string => {
  switch (what) {
    case 'samples':
      return sprintf(
        // translators: %d: a number of texts.
        _n('%d text is still a sample', '%d texts are still samples', count, 'customize-your-store'),
        count,
      )
    case 'links':
      return sprintf(
        // translators: %d: a number of links.
        _n('%d link leads nowhere', '%d links lead nowhere', count, 'customize-your-store'),
        count,
      )
    case 'products':
      return __('Your shop has no products of its own yet', 'customize-your-store')
    case 'header':
      return __('The header is not finished', 'customize-your-store')
    case 'footer':
      return __('The footer is not finished', 'customize-your-store')
    case 'contrast':
      return sprintf(
        // translators: %d: number of places.
        _n('%d place is hard to read', '%d places are hard to read', count, 'customize-your-store'),
        count,
      )
  }
}

/** What is unfinished in the header or the footer. */
export const partTexts = ({ samples, hasEmptyMenu, lacksNetworks }: PartOpen): readonly string[] => [
  ...samples,
  ...(hasEmptyMenu ? [__('a menu without links', 'customize-your-store')] : []),
  ...(lacksNetworks ? [__('social links without addresses', 'customize-your-store')] : []),
]

export const hiddenTitle = (count: number): string =>
  sprintf(
    // translators: %d: a number of sections of the home page.
    _n('%d section is hidden for now', '%d sections are hidden for now', count, 'customize-your-store'),
    count,
  )

/** What visitors will see, and when; null if it is unknown. */
export const visitorsWords = (visitors: Checklist['visitors'], front: Front | null): string | null => {
  switch (visitors) {
    case 'at-once':
      return __('Visitors see your design as soon as it is saved.', 'customize-your-store')
    case 'home-at-once':
      return __(
        'Visitors see your homepage as soon as it is saved. Your store pages stay in “Coming soon” mode.',
        'customize-your-store',
      )
    case 'at-launch':
      return __('Visitors see your design once you launch your store.', 'customize-your-store')
    case 'another-page':
      return notSeen(front)
    case 'unknown':
      return null
  }
}
