/** Shown before the first request to a provider: what is sent, and where. X and Escape postpone the decision. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Fragment, useId } from 'react'
import { fact } from '../../events'
import { dataSharing, type DataSharing } from '../../projections/data-sharing'
import { useProjection, useRecord } from '../flow'
import { NewTabLink } from '../shell/store-preview'
import './data-sharing.css'
import { answerInWords } from './questions'
import { Dialog } from '../ui/dialog'

export const DataSharingDialog = () => {
  const sharing = useProjection(dataSharing)
  const record = useRecord()
  if (sharing === null) return null
  const { provider } = sharing
  return (
    <Dialog
      className="cys-data-sharing"
      title={__('May AI see your answers?', 'customize-your-store')}
      onClose={() => void record(fact('DialogClosed'))}
    >
      <p>{provider === 'jetpack' ? toJetpack() : toWordPress()}</p>
      <DataToShare sharing={sharing} />
      <p className="cys-data-sharing__never">
        {__('Nothing else about you is sent: no name, no email address, no phone number.', 'customize-your-store')}{' '}
        {provider === 'jetpack' && (
          <NewTabLink href="https://automattic.com/ai-guidelines/" variant="link">
            {__('AI guidelines', 'customize-your-store')}
          </NewTabLink>
        )}
      </p>
      <div className="cys-dialog__actions">
        <Button
          __next40pxDefaultSize
          variant="tertiary"
          onClick={() => void record(fact('DataSharingDeclined', { provider }))}
        >
          {__('Use built-in suggestions', 'customize-your-store')}
        </Button>
        <Button
          __next40pxDefaultSize
          variant="primary"
          onClick={() => void record(fact('DataSharingAgreed', { provider }))}
        >
          {__('Agree and continue', 'customize-your-store')}
        </Button>
      </div>
    </Dialog>
  )
}

const toJetpack = () =>
  __(
    'To find colors and words that fit, your answers are sent to WordPress.com’s AI service. This is what you share:',
    'customize-your-store',
  )

const toWordPress = () =>
  __(
    'To find colors and words that fit, your answers are sent to the AI provider that is connected to this site. This is what you share:',
    'customize-your-store',
  )

/** The answers exactly as they will be sent. A long description scrolls, also by keyboard. */
export const DataToShare = ({ sharing }: { readonly sharing: DataSharing }) => {
  const id = useId()
  return (
    <div className="cys-data">
      <p id={id} className="cys-data__name">
        {__('Your business', 'customize-your-store')}
      </p>
      <div className="cys-data__description" role="region" aria-labelledby={id} tabIndex={0}>
        {sharing.description}
      </div>
      {sharing.hidden && (
        <p className="cys-data__hidden">
          {__('Email addresses and phone numbers were removed from it.', 'customize-your-store')}
        </p>
      )}
      <dl className="cys-data__choices">
        {sharing.steps.map((step) => {
          const { label, answer } = answerInWords(step, sharing.answers)
          return (
            <Fragment key={step}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </Fragment>
          )
        })}
      </dl>
    </div>
  )
}
