/** A bug in one effect. The others keep running, so the merchant can continue or reload the page. */
import { Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { ReloadLink } from './reload-link'

export const BrokenNotice = () => {
  const text = __('Part of this page has stopped working. Your choices are kept.', 'customize-your-store')
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>
        {text} <ReloadLink look="is-link" />
      </p>
    </Notice>
  )
}
