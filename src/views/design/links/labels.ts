/** What a link leads to, in words. */
import { __, sprintf } from '@wordpress/i18n'
import type { Destination } from '../../../projections/design/link-places'

export const destinationSentence = (destination: Destination): string => {
  switch (destination.kind) {
    case 'gone':
      return __('This link leads to something that was deleted or is not public.', 'customize-your-store')
    case 'reading':
      return __('Links to a product', 'customize-your-store')
    case 'mail':
      // translators: %s: an email address.
      return sprintf(__('Writes an email to %s', 'customize-your-store'), destination.label)
    case 'phone':
      // translators: %s: a phone number.
      return sprintf(__('Calls %s', 'customize-your-store'), destination.label)
    case 'place':
    case 'web':
      // translators: %s: the name of a page, product or category, or an address.
      return sprintf(__('Links to %s', 'customize-your-store'), destination.label)
  }
}
