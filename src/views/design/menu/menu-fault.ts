/** What keeps a text from becoming the label or the address of a link; null if nothing does. */
import { __, _n, sprintf } from '@wordpress/i18n'
import { addressOf, overlongLabel } from '../../../projections/design/menu-address'

export const labelFault = (text: string): string | null => {
  if (text === '') return __('Enter the text that visitors see: a link needs a label.', 'customize-your-store')
  const over = overlongLabel(text)
  return over === 0
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
}

export const addressFault = (text: string): string | null =>
  addressOf(text) === null
    ? __(
        'A link cannot lead there. Enter an address such as https://example.com, /about or name@example.com.',
        'customize-your-store',
      )
    : null

/** A pasted text may have lines; a label has none. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
