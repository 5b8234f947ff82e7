/** Notices above every screen; they do not cover its content. */
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { useProjection } from '../flow'
import { mayChoose } from '../../projections/design/page'
import {
  closingFault,
  designerFault,
  isBroken,
  isLoggedOut,
  isOffline,
  previewFault,
  storage,
} from '../../projections/shell/notices'
import { BackToStart } from './back-to-start'
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
  const known = useProjection(mayChoose)
  const undrawn = useProjection(previewFault)
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
          text={
            known
              ? __(
                  'Your current design could not be read again from the store. You can go on choosing, but saving has to wait.',
                  'customize-your-store',
                )
              : __('Your current design could not be read from the store.', 'customize-your-store')
          }
          fault={fault}
        >
          <BackToStart />
        </ReadingNotice>
      )}
      {undrawn !== null && (
        <ReadingNotice
          text={__('The settings for the preview could not be read from the store.', 'customize-your-store')}
          fault={undrawn}
        />
      )}
      {unsure !== null && (
        <ReadingNotice
          text={__('Your store did not report whether its design is complete.', 'customize-your-store')}
          fault={unsure}
        >
          <BackToStart />
        </ReadingNotice>
      )}
      {broken && <BrokenNotice />}
    </section>
  )
}
