import { _n, sprintf } from '@wordpress/i18n'

/** Why what was just typed or pasted is not in the text. */
export const tooLong = (over: number): string =>
  sprintf(
    // translators: %d: a number of characters.
    _n(
      'Not added: the text would be %d character too long.',
      'Not added: the text would be %d characters too long.',
      over,
      'customize-your-store',
    ),
    over,
  )
