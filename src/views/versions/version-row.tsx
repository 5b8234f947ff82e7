/** One version: its picture, when, who, what changed, and the buttons that publish it again and keep it. */
import { Button, Icon, Notice, Spinner } from '@wordpress/components'
import { __, _x, sprintf } from '@wordpress/i18n'
import { check } from '@wordpress/icons'
import { useEffect, useRef } from 'react'
import { fact } from '../../events'
import { stepsTo, type ShownVersion } from '../../projections/versions/versions'
import { useRecord } from '../flow'
import { NewTabLink } from '../shell/new-tab-link'
import { dateWords } from '../ui/date-words'
import { faultSentence } from '../ui/fault-sentence'
import { VersionPicture } from './version-picture'
import { changeWords } from './version-words'

type Props = {
  readonly version: ShownVersion
  readonly live: number | null
  readonly mayPublish: boolean
  /** Whether the merchant has pressed the button and is asked once more. */
  readonly isAsked: boolean
  readonly onAsk: (isAsked: boolean) => void
}

export const VersionRow = ({ version, live, mayPublish, isAsked, onAsk }: Props) => {
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

/** It stays there and keeps the focus while the store is asked. */
const PinButton = ({ version, when }: Pick<Props, 'version'> & { readonly when: string }) => {
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

type Asking = Pick<Props, 'version' | 'live'> & { readonly onCancel: () => void }

const Question = ({ version, live, onCancel }: Asking) => {
  const record = useRecord()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
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
