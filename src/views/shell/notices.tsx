/** Notices above every screen; they do not cover its content. */
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { useProjection } from '../flow'
import { closingFault, designerFault, isBroken, isLoggedOut, isOffline, storage } from '../../projections/shell/notices'
import { BrokenNotice } from './broken-notice'
import { LoginNotice } from './login-notice'
import './notices.css'
import { OfflineNotice } from './offline-notice'
import { ReadingNotice } from './reading-notice'
import { StorageNotice } from './storage-notice'

export const Notices = ({
  children,
}: {
  /** Additional notices, shown before all the others. */ readonly children?: ReactNode
}) => {
  const offline = useProjection(isOffline)
  const loggedOut = useProjection(isLoggedOut)
  const kept = useProjection(storage)
  const fault = useProjection(designerFault)
  const unsure = useProjection(closingFault)
  const broken = useProjection(isBroken)
  return (
    <section className="cys-notices" aria-label={__('Notices', 'customize-your-store')}>
      {children}
      {offline && <OfflineNotice />}
      {loggedOut && <LoginNotice />}
      {kept !== 'kept' && <StorageNotice asks={kept === 'lost'} />}
      {fault !== null && (
        <ReadingNotice
          text={__('Your current design could not be read from the store.', 'customize-your-store')}
          fault={fault}
        />
      )}
      {unsure !== null && (
        <ReadingNotice
          text={__('Your store did not report whether its design is complete.', 'customize-your-store')}
          fault={unsure}
        />
      )}
      {broken && <BrokenNotice />}
    </section>
  )
}
