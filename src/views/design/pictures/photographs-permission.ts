import { __ } from '@wordpress/i18n'

/** What is said before and beside each search. */
export const permissionSentence = (): string =>
  __('Openverse does not guarantee licenses; people and brands in a photo may need permission.', 'customize-your-store')
