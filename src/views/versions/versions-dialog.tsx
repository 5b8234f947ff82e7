/**
 * The version history: every design that the store has published, drawn live. The merchant can view each and publish it again.
 */
import { Button, Icon, Notice, Spinner } from '@wordpress/components'
import { __, _x, sprintf } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { useState } from 'react'
import { fact } from '../../events'
import { stepsTo, versionsView, type ShownVersion, type VersionsView } from '../../projections/versions'
import { useProjection, useRecord } from '../flow'
import { Dialog } from '../ui/dialog'
import { useFirstFocus } from '../ui/focus'
import { dateWords, faultSentence } from '../ui/labels'
import { Unreadable } from '../ui/try-again'
import { isRefused, NewTabLink } from '../shell/store-preview'
import { usePast } from '../past'
import type { StoredVersion } from '../../events/versions'
import './versions.css'

export const VersionsDialog = () => {
  const view = useProjection(versionsView)
  const record = useRecord()
  if (view.stage === 'closed') return null
  return (
    <Dialog
      className="cys-versions"
      title={__('Version history', 'customize-your-store')}
      onClose={() => void record(fact('DialogClosed'))}
    >
      {view.stage === 'unreadable' ? (
        <Unreadable fault={view.fault} onRetry={() => void record(fact('DialogOpened', { dialog: 'versions' }))} />
      ) : view.stage === 'reading' ? (
        <Wait />
      ) : (
        <VersionList {...view} />
      )}
    </Dialog>
  )
}

const Wait = () => (
  <p className="cys-versions__wait" role="status">
    <Spinner />
    {__('Reading the versions of your store…', 'customize-your-store')}
  </p>
)

type Props = Extract<VersionsView, { stage: 'list' }>

/** The versions, newest first. */
export const VersionList = ({ versions, live, mayPublish }: Props) => {
  const [asked, setAsked] = useState<number | null>(null)
  if (versions.length === 0)
    return (
      <p>
        {__(
          'Nothing is published yet. Each time that you save, your store keeps a version of its design here.',
          'customize-your-store',
        )}
      </p>
    )
  return (
    <>
      <p>
        {__(
          'Your store keeps the designs that it published, and how it was before you began. You can publish any of them again.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-versions__note">
        {__('The newest twenty versions stay, and those that you keep.', 'customize-your-store')}
      </p>
      {live === null && (
        <p className="cys-versions__note">
          {__(
            'Somebody has changed the design since. What your store shows now becomes a version, too.',
            'customize-your-store',
          )}
        </p>
      )}
      <ul className="cys-versions__list">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            live={live}
            mayPublish={mayPublish}
            isAsked={asked === version.id}
            onAsk={(isAsked) => setAsked(isAsked ? version.id : null)}
          />
        ))}
      </ul>
    </>
  )
}

type VersionRowProps = {
  readonly version: ShownVersion
  readonly live: number | null
  readonly mayPublish: boolean
  /** Whether the merchant has pressed the button and must now confirm. */
  readonly isAsked: boolean
  readonly onAsk: (isAsked: boolean) => void
}

/** One version: its picture, date, author and changes, and the buttons that publish it again and pin it. */
export const VersionRow = ({ version, live, mayPublish, isAsked, onAsk }: VersionRowProps) => {
  const isLive = live === version.id
  const when = dateWords(version.at)
  return (
    <li className={`cys-version ${isLive ? 'is-live' : ''}`}>
      <VersionPicture address={version.address} />
      <div className="cys-version__about">
        <div className="cys-version__head">
          <h2 className="cys-version__when">{when}</h2>
          {version.pinned && (
            <p className="cys-version__kept">
              <Icon icon={check} size={20} />
              {_x('Kept', 'a version of the design', 'customize-your-store')}
            </p>
          )}
        </div>
        {isLive && <p className="cys-version__live">{__('Your store shows this version.', 'customize-your-store')}</p>}
        <p className="cys-version__words">{changeWords(version)}</p>
        {isAsked ? (
          <Question version={version} live={live} onCancel={() => onAsk(false)} />
        ) : (
          <div className="cys-version__actions">
            {!isLive && (
              <Button
                __next40pxDefaultSize
                variant="secondary"
                disabled={!mayPublish}
                accessibleWhenDisabled
                // translators: %s: a date with a time.
                aria-label={sprintf(__('Publish this version: %s', 'customize-your-store'), when)}
                onClick={() => onAsk(true)}
              >
                {__('Publish this version', 'customize-your-store')}
              </Button>
            )}
            <NewTabLink href={version.address} variant="tertiary">
              {__('Look at it', 'customize-your-store')}
            </NewTabLink>
            {version.mayPin && <PinButton version={version} when={when} />}
          </div>
        )}
        <PinFault fault={version.pinFault} />
      </div>
    </li>
  )
}

/** The button stays and keeps the focus while the request is in progress. */
const PinButton = ({ version, when }: Pick<VersionRowProps, 'version'> & { readonly when: string }) => {
  const record = useRecord()
  const { id, pinned, isPinning } = version
  return (
    <Button
      __next40pxDefaultSize
      className="cys-version__pin"
      variant="tertiary"
      disabled={isPinning}
      accessibleWhenDisabled
      aria-pressed={pinned}
      // translators: %s: a date with a time.
      aria-label={sprintf(__('Keep this version: %s', 'customize-your-store'), when)}
      onClick={() => void record(fact('VersionPinChosen', { version: id, pinned: !pinned }))}
    >
      {isPinning && <Spinner />}
      {__('Keep this version', 'customize-your-store')}
    </Button>
  )
}

const PinFault = ({ fault }: { readonly fault: ShownVersion['pinFault'] }) => {
  if (fault === null) return null
  const text = `${__('Your store could not change this.', 'customize-your-store')} ${faultSentence(fault)}`
  return (
    <Notice className="cys-version__fault" status="error" isDismissible={false} spokenMessage={text}>
      {text}
    </Notice>
  )
}

type Asking = Pick<VersionRowProps, 'version' | 'live'> & { readonly onCancel: () => void }

const Question = ({ version, live, onCancel }: Asking) => {
  const record = useRecord()
  const place = useFirstFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="cys-version__question">
      <p>
        {__(
          'Your store shows this version at once. What it shows now stays in this list, and you can undo it.',
          'customize-your-store',
        )}
        {version.kind === 'before' &&
          ` ${__('Sample products, pictures and fonts that came with the design, and that nobody has changed or used since, go to the trash.', 'customize-your-store')}`}
      </p>
      <div className="cys-version__actions">
        <Button
          __next40pxDefaultSize
          variant="primary"
          onClick={() => void record(fact('RestoreChosen', { steps: stepsTo(version, live), design: 'version' }))}
        >
          {__('Publish', 'customize-your-store')}
        </Button>
        <Button __next40pxDefaultSize variant="tertiary" onClick={onCancel}>
          {__('Cancel', 'customize-your-store')}
        </Button>
      </div>
    </div>
  )
}

/** The shop's front page in a version, drawn by the store itself. It takes no pointer events and no focus. */
const VersionPicture = ({ address }: { readonly address: string }) => {
  const [stage, setStage] = useState<'loading' | 'shown' | 'refused'>('loading')
  // A recording cannot show pages of its store.
  const isLive = usePast() === null
  return (
    <div className={`cys-version__picture is-${stage}`} aria-hidden>
      {isLive && stage === 'loading' && <Spinner />}
      {isLive && stage !== 'refused' && (
        <iframe
          className="cys-version__frame"
          src={`${address}&cys-hide-admin-bar=1`}
          title={__('Preview', 'customize-your-store')}
          tabIndex={-1}
          loading="lazy"
          onLoad={({ currentTarget }) => setStage(isRefused(currentTarget) ? 'refused' : 'shown')}
        />
      )}
    </div>
  )
}

/** Describes a version: who made it, and what it changed. */
const changeWords = ({ kind, author, what }: StoredVersion): string => {
  const changes = what
    .map((entity) => names[entity]())
    .join(_x(', ', 'between the items of a list', 'customize-your-store'))
  switch (kind) {
    case 'before':
      return __('Your store before you began.', 'customize-your-store')
    case 'found':
      // translators: %s: names of parts of a design, for example Header, Footer.
      return sprintf(__('Changed outside the designer: %s', 'customize-your-store'), changes)
    case 'again':
      // translators: 1: name of a person, 2: names of parts of a design, for example Header, Footer.
      return sprintf(__('%1$s published an earlier version: %2$s', 'customize-your-store'), personIn(author), changes)
    case 'published':
      // translators: 1: name of a person, 2: names of parts of a design, for example Header, Footer.
      return sprintf(__('%1$s changed: %2$s', 'customize-your-store'), personIn(author), changes)
  }
}

const personIn = (author: string): string => (author === '' ? __('Somebody', 'customize-your-store') : author)

const names: { readonly [K in StoredVersion['what'][number]]: () => string } = {
  theme: () => __('Theme', 'customize-your-store'),
  frontPage: () => __('Front page', 'customize-your-store'),
  site: () => __('Name and logo', 'customize-your-store'),
  styles: () => __('Colors and fonts', 'customize-your-store'),
  header: () => __('Header', 'customize-your-store'),
  footer: () => __('Footer', 'customize-your-store'),
  home: () => __('Homepage', 'customize-your-store'),
  templates: () => __('Pages of the shop', 'customize-your-store'),
  pages: () => __('New pages', 'customize-your-store'),
  menus: () => __('Menu', 'customize-your-store'),
  settings: () => __('Settings of the theme', 'customize-your-store'),
}
