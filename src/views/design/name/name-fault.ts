/** What keeps a text from becoming the shop's name or tagline. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { overlong } from '../../../projections/design/identity'

/** A sentence; null if nothing does. */
export const nameFault = (text: string): string | null =>
  text === ''
    ? __('Your store needs a name. Until you enter one, it keeps the last one.', 'customize-your-store')
    : tooLong(overlong(text, 'title'))

export const taglineFault = (text: string): string | null => tooLong(overlong(text, 'tagline'))

const tooLong = (over: number): string | null =>
  over === 0
    ? null
    : sprintf(
        // translators: %d: a number of characters.
        _n(
          'Too long by %d character. Please shorten it.',
          'Too long by %d characters. Please shorten it.',
          over,
          'customize-your-store',
        ),
        over,
      )
