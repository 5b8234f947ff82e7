/** Shown before the first request to a provider: what is sent, and where. X and Escape postpone the decision. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { dataSharing } from '../../projections/wizard/data-sharing'
import { useProjection, useRecord } from '../flow'
import { NewTabLink } from '../shell/new-tab-link'
import './data-sharing.css'
import { DataToShare } from './data-to-share'
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
