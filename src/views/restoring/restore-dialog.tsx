/** Restores the previous design: a dialog that shows what will change, then the progress (D-19). */
import { Modal, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { restoreView } from '../../projections/restoring'
import { Dialog } from '../ui/dialog'
import { Door } from '../ui/later'
import { useProjection, useRecord } from '../flow'
import { usePast, type Past } from '../past'
import './restore.css'
import { restoreLater } from './restore-later'
import { RestoreMissing } from './restore-missing'

export const RestoreDialog = () => {
  const view = useProjection(restoreView)
  const record = useRecord()
  const past = usePast()
  if (view.stage === 'closed') return null
  if (view.stage === 'going') {
    const Frame = past?.Dialog ?? Progress
    return (
      <Frame
        className="cys-restore"
        title={
          view.design === 'version'
            ? __('Publishing a version', 'customize-your-store')
            : view.way === 'back'
              ? __('Restoring your previous design', 'customize-your-store')
              : __('Bringing your new design back', 'customize-your-store')
        }
      >
        <Content />
      </Frame>
    )
  }
  return (
    <Dialog
      className="cys-restore"
      title={__('Restore your previous design?', 'customize-your-store')}
      onClose={() => void record(fact('DialogClosed'))}
    >
      {view.stage === 'reading' ? (
        <p className="cys-restore__wait" role="status">
          <Spinner />
          {__('Looking at what has changed in your store…', 'customize-your-store')}
        </p>
      ) : (
        <Content />
      )}
    </Dialog>
  )
}

const Content = () => (
  <Door
    to={restoreLater}
    wait={
      <p className="cys-restore__wait">
        <Spinner />
      </p>
    }
    stuck={(_, retry) => <RestoreMissing onRetry={retry} />}
  />
)

/** Cannot be closed before it ends. */
const Progress: Past['Dialog'] = ({ title, className = '', children }) => (
  <Modal
    className={`cys-dialog ${className}`}
    title={title}
    isDismissible={false}
    shouldCloseOnClickOutside={false}
    shouldCloseOnEsc={false}
    onRequestClose={() => undefined}
  >
    {children}
  </Modal>
)
