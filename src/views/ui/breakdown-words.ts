/** What is said where a part of the page is not there: its code could not be loaded, or it failed while it was drawn. */
import { __ } from '@wordpress/i18n'

export const missingWords = (): string =>
  __('Part of it is missing, perhaps because the connection was lost. Your choices are kept.', 'customize-your-store')

export const stoppedTitle = (): string => __('This page has stopped working', 'customize-your-store')

export const stoppedWords = (): string =>
  __('Your choices are kept. Reload the page to continue where you left off.', 'customize-your-store')
