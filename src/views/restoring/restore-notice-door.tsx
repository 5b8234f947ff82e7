/** Loads the code of the notice about a restore when there is one to show. */
import { restoreResult } from '../../projections/restoring'
import { useProjection } from '../flow'
import { Door, later } from '../ui/later'
import { RestoreMissing } from './restore-link'

const noticeLater = later(() => import('./restore-notice').then(({ RestoreNotice }) => RestoreNotice))

export const RestoreNoticeDoor = () =>
  useProjection(restoreResult) === null ? null : (
    <Door to={noticeLater} wait={null} stuck={(_, retry) => <RestoreMissing onRetry={retry} />} />
  )
