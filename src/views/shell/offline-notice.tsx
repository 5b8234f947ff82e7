/** The text is from the specification (§8). */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'

export const OfflineNotice = () => (
  <Notice status="error" isDismissible={false}>
    {__(
      "Looks like we can't detect your network. Please double-check your internet connection and refresh the page.",
      'customize-your-store',
    )}
  </Notice>
)
