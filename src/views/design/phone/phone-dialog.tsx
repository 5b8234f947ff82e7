/**
 * A link that shows the draft to people without an account, as a QR code, to copy and to share. Its address is in the memory of the page
 * that made it; elsewhere, and after a reload, the link can be turned off, and another one made.
 */
import { Button, Notice, Spinner } from '@wordpress/components'
import { useCopyToClipboard } from '@wordpress/compose'
import { __, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { fact } from '../../../events'
import type { Fault } from '../../../events/calls'
import type { PreviewLink } from '../../../events/preview-links'
import { phoneView, reachOfStore, type PhoneView } from '../../../projections/design/preview-links'
import { useProjection, useRecord } from '../../flow'
import { useHost } from '../../host'
import { Dialog } from '../../ui/dialog'
import { useFirstFocus } from '../../ui/focus'
import { dateWords, faultSentence } from '../../ui/labels'
import { QrCode } from '../../ui/qr-code'
import { announce } from '../announce'
import { phoneTitle } from './labels'
import './phone.css'

export const PhoneDialog = () => {
  const view = useProjection(phoneView)
  const record = useRecord()
  const { linkAddresses } = useHost()
  const { latest, others } = view
  const address = latest === null ? undefined : linkAddresses.get(latest.id)
  return (
    <Dialog className="cys-phone" title={phoneTitle()} onClose={() => void record(fact('DialogClosed'))}>
      <Reach />
      {latest === null || address === undefined ? (
        <Offer view={view} />
      ) : (
        <Made key={latest.id} view={view} latest={latest} address={address} />
      )}
      <Others view={view} links={latest === null || address !== undefined ? others : [latest, ...others]} />
    </Dialog>
  )
}

/** Says if a phone cannot open the store's address, or only near this computer. */
const Reach = () => {
  const reach = useProjection(reachOfStore)
  if (reach === 'anywhere') return null
  return (
    <Notice className="cys-phone__notice" status="warning" isDismissible={false}>
      {reach === 'computer'
        ? __(
            'Your store is at an address that only this computer knows. A phone cannot open the link.',
            'customize-your-store',
          )
        : __(
            'Your store is at a local address. Only a phone in the same network can open the link.',
            'customize-your-store',
          )}
    </Notice>
  )
}

type Props = { readonly view: PhoneView }

const Offer = ({ view }: Props) => (
  <>
    <p>
      {__(
        'The link shows your draft as it is now to anybody who has it, without a login. Nothing can be bought or changed there, search engines do not list it, and it ends after 48 hours.',
        'customize-your-store',
      )}
    </p>
    <NotMade view={view} />
    <div className="cys-dialog__actions">
      <MakeButton view={view} variant="primary">
        {__('Make a link', 'customize-your-store')}
      </MakeButton>
    </div>
  </>
)

/** Stays and keeps the focus while the link is made. */
const MakeButton = ({
  view: { isMaking },
  variant,
  children,
}: Props & { readonly variant: 'primary' | 'secondary'; readonly children: string }) => {
  const record = useRecord()
  return (
    <Button
      __next40pxDefaultSize
      variant={variant}
      disabled={isMaking}
      accessibleWhenDisabled
      onClick={() => void record(fact('PreviewLinkChosen', { ends: null }))}
    >
      {isMaking && <Spinner />}
      {isMaking ? __('Making the link…', 'customize-your-store') : children}
    </Button>
  )
}

const NotMade = ({ view: { fault } }: Props) => {
  if (fault === null) return null
  const text = `${__('Your store could not make a link.', 'customize-your-store')} ${whyNot(fault)}`
  return (
    <Notice className="cys-phone__notice" status="error" isDismissible={false} spokenMessage={text}>
      {text}
    </Notice>
  )
}

/** The code of plugin/src/editor/preview-links.php for too many links, whose message says what to do. */
const tooMany = 'customize_your_store_many_links'

const whyNot = (fault: Fault): string =>
  fault.tag === 'Refused' && fault.code === tooMany ? fault.message : faultSentence(fault)

type MadeProps = Props & { readonly latest: NonNullable<PhoneView['latest']>; readonly address: string }

const Made = ({ view, latest, address }: MadeProps) => {
  const place = useFirstFocus<HTMLDivElement>()
  const { share } = useHost()
  return (
    <>
      <div ref={place} tabIndex={-1} className="cys-phone__link">
        <QrCode text={address} label={__('QR code of the link', 'customize-your-store')} />
        <div className="cys-phone__about">
          <p>{__('Point the camera of your phone at the code, or send the link.', 'customize-your-store')}</p>
          {/* translators: %s: a date with a time. */}
          <p className="cys-phone__until">
            {sprintf(__('It works until %s.', 'customize-your-store'), dateWords(latest.until))}
          </p>
          <div className="cys-phone__actions">
            <CopyButton address={address} />
            {share !== null && (
              <Button __next40pxDefaultSize variant="secondary" onClick={() => share(address)}>
                {__('Share', 'customize-your-store')}
              </Button>
            )}
            <EndButton view={view} link={latest} />
          </div>
        </div>
      </div>
      {latest.isOld && (
        <div className="cys-phone__old">
          <p>{__('Your draft has changed since. This link shows it as it was.', 'customize-your-store')}</p>
          <MakeButton view={view} variant="secondary">
            {__('Make a new link', 'customize-your-store')}
          </MakeButton>
        </div>
      )}
      <NotMade view={view} />
      <NotEnded view={view} link={latest} />
    </>
  )
}

const CopyButton = ({ address }: { readonly address: string }) => {
  const [isCopied, setCopied] = useState(false)
  const button = useCopyToClipboard<HTMLButtonElement>(address, () => {
    setCopied(true)
    announce(__('Copied', 'customize-your-store'))
  })
  return (
    <Button __next40pxDefaultSize variant="primary" ref={button}>
      {isCopied ? __('Copied', 'customize-your-store') : __('Copy link', 'customize-your-store')}
    </Button>
  )
}

const EndButton = ({ view: { ending }, link }: Props & { readonly link: PreviewLink }) => {
  const record = useRecord()
  const isEnding = ending.includes(link.id)
  return (
    <Button
      __next40pxDefaultSize
      variant="tertiary"
      isDestructive
      disabled={isEnding}
      accessibleWhenDisabled
      // translators: %s: a date with a time.
      aria-label={sprintf(__('Turn off the link that works until %s', 'customize-your-store'), dateWords(link.until))}
      onClick={() => void record(fact('PreviewLinkChosen', { ends: link.id }))}
    >
      {isEnding && <Spinner />}
      {__('Turn off', 'customize-your-store')}
    </Button>
  )
}

const NotEnded = ({ view: { stuck }, link }: Props & { readonly link: PreviewLink }) =>
  stuck.includes(link.id) ? (
    <Notice className="cys-phone__notice" status="error" isDismissible={false}>
      {__('Your store could not turn the link off.', 'customize-your-store')}
    </Notice>
  ) : null

const Others = ({ view, links }: Props & { readonly links: readonly PreviewLink[] }) =>
  links.length === 0 ? null : (
    <section className="cys-phone__others">
      <h2>{__('Other links that work', 'customize-your-store')}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              {link.author === ''
                ? // translators: %s: a date with a time.
                  sprintf(__('Until %s', 'customize-your-store'), dateWords(link.until))
                : sprintf(
                    // translators: 1: a date with a time, 2: name of a person.
                    __('Until %1$s, made by %2$s', 'customize-your-store'),
                    dateWords(link.until),
                    link.author,
                  )}
            </span>
            <EndButton view={view} link={link} />
            <NotEnded view={view} link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
