/** What has to be said over every screen, above it: nothing that the merchant was reading is covered. */
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { useProjection } from '../flow'
import { designerFault, isBroken, isLoggedOut, isOffline, storage } from '../../projections/notices'
import { BrokenNotice } from './broken-notice'
import { DesignerNotice } from './designer-notice'
import { LoginNotice } from './login-notice'
import './notices.css'
import { OfflineNotice } from './offline-notice'
import { StorageNotice } from './storage-notice'

export const Notices = ({
  children,
}: {
  /** What else has to be said, first of all. */ readonly children?: ReactNode
}) => {
  const offline = useProjection(isOffline)
  const loggedOut = useProjection(isLoggedOut)
  const kept = useProjection(storage)
  const fault = useProjection(designerFault)
  const broken = useProjection(isBroken)
  return (
    <section className="cys-notices" aria-label={__('Notices', 'customize-your-store')}>
      {children}
      {offline && <OfflineNotice />}
      {loggedOut && <LoginNotice />}
      {kept !== 'kept' && <StorageNotice asks={kept === 'lost'} />}
      {fault !== null && <DesignerNotice fault={fault} />}
      {broken && <BrokenNotice />}
    </section>
  )
}
