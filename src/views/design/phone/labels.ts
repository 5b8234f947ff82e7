/** What opens the dialog with a link to the draft is called. */
import { __ } from '@wordpress/i18n'

export const phoneTitle = () => __('Look at it on a phone', 'customize-your-store')

/** Of the button without words above the preview: two buttons of a screen have different names. */
export const shareTitle = () => __('Share this draft', 'customize-your-store')
