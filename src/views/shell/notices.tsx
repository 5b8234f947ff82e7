/** Notices above every screen; they do not cover its content. */
import { Button, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { useProjection, useRecord } from '../flow'
import {
  adminPages,
  closingFault,
  designerFault,
  isBroken,
  isLoggedOut,
  isOffline,
  mayChoose,
  previewFault,
  storage,
} from '../../projections/shell'
import { BackToStart, BrokenNotice } from './breakdown'
import { fact } from '../../events'
import { NewTabLink } from './store-preview'
import './notices.css'
import type { Fault } from '../../events/calls'
import { faultSentence } from '../ui/labels'

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

/** Says that there is no network (docs/spec/shell.md). */
const OfflineNotice = () => (
  <Notice status="error" isDismissible={false}>
    {__(
      "Looks like we can't detect your network. Please double-check your internet connection and refresh the page.",
      'customize-your-store',
    )}
  </Notice>
)

/** The login has expired. Work pauses until the merchant logs in again in another tab, so that nothing is lost here. */
const LoginNotice = () => {
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

type Props = {
  readonly text: string
  readonly fault: Fault
  /** A way to continue besides trying again. */
  readonly children?: ReactNode
}

/** Shown if a screen waits for data that the store did not deliver: the reason, and ways to continue. */
const ReadingNotice = ({ text, fault, children }: Props) => {
  const record = useRecord()
  return (
    <Notice status="error" isDismissible={false} spokenMessage={`${text} ${faultSentence(fault)}`}>
      <p>
        {text} {faultSentence(fault)}
      </p>
      <div className="cys-notices__actions">
        <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('ReadingRetried'))}>
          {__('Try again', 'customize-your-store')}
        </Button>
        {children}
      </div>
    </Notice>
  )
}

/**
 * The browser cannot store drafts. The merchant must accept this to continue; until then, nothing in the store is changed.
 */
const StorageNotice = ({ asks }: { readonly asks: boolean }) => {
  const record = useRecord()
  const text = asks ? warning() : reminder()
  return (
    <Notice status="warning" isDismissible={false} spokenMessage={text}>
      <p>{text}</p>
      {asks && (
        <div className="cys-notices__actions">
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('UnsavedWorkAccepted'))}>
            {__('Continue without local drafts', 'customize-your-store')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

const warning = () =>
  __(
    'Your choices are not saved on this computer: the browser does not keep them. If you close this page, they are lost. Nothing in your store is changed until you decide to continue.',
    'customize-your-store',
  )

const reminder = () =>
  __(
    'Your choices are not saved on this computer. Save your design before you close this page.',
    'customize-your-store',
  )
