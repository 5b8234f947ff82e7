/** What is in front of the store, by the titles of its pages, and what becomes of it. */
import { __, sprintf } from '@wordpress/i18n'
import type { Front } from '../../events/shell/reading'

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

/** What becomes of the page in front, where the homepage is shown. */
export const frontAfterwards = (front: Front | null): string =>
  [
    front?.shop === true
      ? __('Visitors see this homepage in front, and the shop at its own address.', 'customize-your-store')
      : __('Your other page stays as it is; visitors see this homepage in its place.', 'customize-your-store'),
    ...whatStays(front),
  ].join(' ')

/** What of it all stays as it is. */
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

/** What the homepage takes the place of, as a part of a list. */
export const frontReplaced = (front: Front | null): string =>
  front === null || front.page === ''
    ? __('your current front page, which the new homepage replaces', 'customize-your-store')
    : sprintf(
        // translators: %s: title of the front page.
        __('your front page “%s”, in whose place visitors see the new homepage', 'customize-your-store'),
        front.page,
      )
