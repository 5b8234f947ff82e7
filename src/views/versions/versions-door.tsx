/** Loads the code of the version history when it is opened. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import type { State } from '../../reducers'
import { useProjection, useRecord } from '../flow'
import { Dialog } from '../ui/dialog'
import { Door, later } from '../ui/later'
import { RestoreMissing } from '../restoring/restore-missing'

const versionsLater = later(() => import('./versions-dialog').then(({ VersionsDialog }) => VersionsDialog))

export const VersionsDoor = () =>
  useProjection(isAsked) ? (
    <Door to={versionsLater} wait={null} stuck={(_, retry) => <Stuck onRetry={retry} />} />
  ) : null

/** The dialog itself waits while something is restored. */
const isAsked = ({ route }: State): boolean => route.dialog === 'versions'

const Stuck = ({ onRetry }: { readonly onRetry: () => void }) => {
  const record = useRecord()
  return (
    <Dialog title={__('Version history', 'customize-your-store')} onClose={() => void record(fact('DialogClosed'))}>
      <RestoreMissing onRetry={onRetry} />
    </Dialog>
  )
}
