/** Load the parts of restoring when there is something to show. */
import type { State } from '../../reducers'
import { useProjection } from '../flow'
import { Door, later } from '../ui/later'
import { RestoreMissing } from './restore-missing'

const notice = later(() => import('./restore-notice').then(({ RestoreNotice }) => RestoreNotice))
const dialog = later(() => import('./restore-dialog').then(({ RestoreDialog }) => RestoreDialog))
const link = later(() => import('./restore-link').then(({ RestoreLink }) => RestoreLink))

export const RestoreNoticeDoor = () =>
  useProjection(isRestored) ? (
    <Door to={notice} wait={null} stuck={(_, retry) => <RestoreMissing onRetry={retry} />} />
  ) : null

export const RestoreDialogDoor = () =>
  useProjection(asksOrRestores) ? (
    <Door to={dialog} wait={null} stuck={(_, retry) => <RestoreMissing onRetry={retry} />} />
  ) : null

/** The link on the intro, which the flow can be used without. */
export const RestoreLinkDoor = () =>
  useProjection(mayRestore) ? <Door to={link} wait={null} stuck={() => null} /> : null

const isRestored = ({ restoring }: State): boolean => restoring.stage === 'done'

const asksOrRestores = ({ restoring, route }: State): boolean =>
  route.dialog === 'restore' || (restoring.stage !== 'none' && restoring.stage !== 'done')

const mayRestore = ({ wayBack }: State): boolean => wayBack
