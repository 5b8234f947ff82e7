/** Loads the code of the photograph search when the search is opened. */
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { looksForPhotographs } from '../../../projections/design/pictures'
import { useProjection, useRecord } from '../../flow'
import { RestoreMissing } from '../../restoring/restore-missing'
import { Dialog } from '../../ui/dialog'
import { Door, later } from '../../ui/later'

const photographsLater = later(() => import('./photographs-dialog').then(({ PhotographsDialog }) => PhotographsDialog))

export const PhotographsDoor = () =>
  useProjection(looksForPhotographs) ? (
    <Door to={photographsLater} wait={null} stuck={(_, retry) => <Stuck onRetry={retry} />} />
  ) : null

const Stuck = ({ onRetry }: { readonly onRetry: () => void }) => {
  const record = useRecord()
  return (
    <Dialog title={__('Find a photo', 'customize-your-store')} onClose={() => void record(fact('PhotographsClosed'))}>
      <RestoreMissing onRetry={onRetry} />
    </Dialog>
  )
}
