/** What is said where code could not be loaded. */
import { __ } from '@wordpress/i18n'

export const missingWords = (): string =>
  __('Part of it is missing, perhaps because the connection was lost. Your choices are kept.', 'customize-your-store')
