/** The login has expired: work pauses until the merchant logs in again in another tab, so that nothing is lost here. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { adminPages } from '../../projections/shell/admin-pages'
import { useProjection, useRecord } from '../flow'
import { NewTabLink } from './new-tab-link'

export const LoginNotice = () => {
  const { login } = useProjection(adminPages)
  const record = useRecord()
  const text = __(
    'Your login has expired. Log in again, then come back: your choices are kept here.',
    'customize-your-store',
  )
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>{text}</p>
      <div className="cys-notices__actions">
        <NewTabLink href={login} variant="primary">
          {__('Log in', 'customize-your-store')}
        </NewTabLink>
        <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('LoginRenewed'))}>
          {__('I have logged in', 'customize-your-store')}
        </Button>
      </div>
    </Notice>
  )
}
