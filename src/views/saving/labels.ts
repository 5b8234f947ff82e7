/**
 * Sentences about the store's front page: what the homepage replaces, and what stays. They use the titles of the pages.
 */
import { __, sprintf } from '@wordpress/i18n'
import type { Front } from '../../events/shell'

/** What stays unchanged. */
export const whatStays = (front: Front | null): readonly string[] => [
  ...(front === null || front.posts === ''
    ? []
    : [
        sprintf(
          // translators: %s: title of the page that lists the posts.
          __('Posts stay on “%s”.', 'customize-your-store'),
          front.posts,
        ),
      ]),
  ...(front?.languages === true
    ? [__('Front pages of other languages stay as they are.', 'customize-your-store')]
    : []),
]

/** What the homepage replaces, as an item of a list. */
export const frontReplaced = (front: Front | null): string =>
  front === null || front.page === ''
    ? __('your current front page, which the new homepage replaces', 'customize-your-store')
    : sprintf(
        // translators: %s: title of the front page.
        __('your front page “%s”, which the new homepage replaces', 'customize-your-store'),
        front.page,
      )

/** Why visitors do not see the homepage. */
export const notSeen = (front: Front | null): string => {
  const { page = '', posts = '' } = front ?? {}
  if (page !== '' && posts !== '')
    return sprintf(
      // translators: %1$s: title of the front page. %2$s: title of the page that lists the posts.
      __(
        'Visitors do not see this homepage: “%1$s” is in front, and posts are listed on “%2$s”.',
        'customize-your-store',
      ),
      page,
      posts,
    )
  if (page !== '')
    return sprintf(
      // translators: %s: title of the front page.
      __('Visitors do not see this homepage: “%s” is in front.', 'customize-your-store'),
      page,
    )
  return __(
    'Visitors do not see this homepage: another page is set as the front page of your store.',
    'customize-your-store',
  )
}
