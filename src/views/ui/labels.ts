/** Words that every feature says: why a call failed, and when something happened. */
import { __, sprintf } from '@wordpress/i18n'
import { firewall, fontDownload, type Fault } from '../../events/calls'
import type { Contested } from '../../events/written'

type Refusal = Extract<Fault, { tag: 'Refused' }>

/** A fault as a sentence for the merchant: the cause, and what they can do about it. */
export const faultSentence = (fault: Fault): string => {
  switch (fault.tag) {
    case 'Offline':
      return __('There was no network connection.', 'customize-your-store')
    case 'Timeout':
      return __('The store took too long to answer.', 'customize-your-store')
    case 'Expired':
      return __('Your login has expired.', 'customize-your-store')
    case 'Garbled':
      return __(
        'The store answered with something that is not data, for example a maintenance page or the output of a plugin.',
        'customize-your-store',
      )
    case 'Conflict':
      return conflict(fault.what)
    case 'Conflicts':
      return fault.found.map(({ what }) => conflict(what)).join(' ')
    case 'Refused':
      // translators: %s: address of a font's file.
      if (fault.code === fontDownload)
        return sprintf(__('Error downloading font face asset from %s', 'customize-your-store'), fault.message)
      if (fault.code === firewall)
        return sprintf(
          // translators: %s: method and path of a request, such as "PUT /wp/v2/settings".
          __('Your host’s firewall refused this request. Ask your host to allow it: %s', 'customize-your-store'),
          fault.message,
        )
      return refusal(fault)
  }
}

const conflict = (what: Contested): string => {
  switch (what) {
    case 'header':
      return __('Someone else changed the header.', 'customize-your-store')
    case 'footer':
      return __('Someone else changed the footer.', 'customize-your-store')
    case 'home':
      return __('Someone else changed the homepage.', 'customize-your-store')
    case 'styles':
      return __('Someone else changed the colors and fonts.', 'customize-your-store')
    case 'theme':
      return __('Someone else changed the theme.', 'customize-your-store')
    case 'templates':
      return __('Someone else changed the pages of the shop.', 'customize-your-store')
    case 'site':
      return __('Someone else changed the logo or the site icon.', 'customize-your-store')
  }
}

/** Sent by WordPress during an update, and by servers in front of it; a plugin's own 503 has another code. */
const isInMaintenance = ({ status, code }: Refusal): boolean =>
  status === 503 && ['wp_die', 'http_error'].includes(code)

const refusal = (fault: Refusal): string => {
  const { status, code, message } = fault
  if (isInMaintenance(fault))
    return __(
      'The store is closed for maintenance or too busy just now. Please try again in a few minutes.',
      'customize-your-store',
    )

  if (status === 401 || (status === 403 && code !== 'http_error'))
    return __(
      'Your account is not allowed to do this. Ask an administrator of the store for help.',
      'customize-your-store',
    )
  return message === ''
    ? // translators: %d: a number such as 500.
      sprintf(__('The store answered with error %d.', 'customize-your-store'), status)
    : // translators: 1: a number such as 500. 2: the store's own words.
      sprintf(__('The store answered with error %1$d: %2$s', 'customize-your-store'), status, message)
}

/** A date and time in the page's language. @param at milliseconds since 1970 */
export const dateWords = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang || undefined, { dateStyle: 'long', timeStyle: 'short' })
