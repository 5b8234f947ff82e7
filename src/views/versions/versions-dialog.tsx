/** The version history: every design that the store has published, drawn live, to look at and to publish again. */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { versionsView } from '../../projections/versions/versions'
import { useProjection, useRecord } from '../flow'
import { Dialog } from '../ui/dialog'
import { faultSentence } from '../ui/fault-sentence'
import { VersionList } from './version-list'
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
        <>
          <Notice status="error" isDismissible={false}>
            {__('Your store could not be read.', 'customize-your-store')} {faultSentence(view.fault)}
          </Notice>
          <div className="cys-dialog__actions">
            <Button
              __next40pxDefaultSize
              variant="primary"
              onClick={() => void record(fact('DialogOpened', { dialog: 'versions' }))}
            >
              {__('Try again', 'customize-your-store')}
            </Button>
          </div>
        </>
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
