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
