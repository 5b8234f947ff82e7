/** A bug in one effect. The others live on, so the merchant may go on or begin the page afresh. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { ReloadLink } from '../shell/reload-link'

export const BrokenNotice = () => {
  const text = __('A part of this page has stopped working. Your choices are kept.', 'customize-your-store')
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>
        {text} <ReloadLink look="is-link" />
      </p>
    </Notice>
  )
}
