/** What the preview on a phone is called. */
import { __ } from '@wordpress/i18n'

export const phoneTitle = () => __('Look at it on a phone', 'customize-your-store')
