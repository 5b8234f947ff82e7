/** Says that there is no network (docs/spec/shell.md). */
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
