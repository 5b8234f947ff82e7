/** Loads the code of the preview on a phone when it is opened. */
import { fact } from '../../../events'
import { isPhoneAsked } from '../../../projections/design/preview-links'
import { useProjection, useRecord } from '../../flow'
import { RestoreMissing } from '../../restoring/restore-missing'
import { Dialog } from '../../ui/dialog'
import { Door, later } from '../../ui/later'
import { phoneTitle } from './labels'

const phoneLater = later(() => import('./phone-dialog').then(({ PhoneDialog }) => PhoneDialog))

export const PhoneDoor = () =>
  useProjection(isPhoneAsked) ? (
    <Door to={phoneLater} wait={null} stuck={(_, retry) => <Stuck onRetry={retry} />} />
  ) : null

const Stuck = ({ onRetry }: { readonly onRetry: () => void }) => {
  const record = useRecord()
  return (
    <Dialog title={phoneTitle()} onClose={() => void record(fact('DialogClosed'))}>
      <RestoreMissing onRetry={onRetry} />
    </Dialog>
  )
}
