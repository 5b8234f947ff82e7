/** Loads the content of the restore dialog where restoring is offered, or when the dialog opens. */
import { later } from '../ui/later'

export const restoreLater = later(() => import('./restore-content').then(({ RestoreContent }) => RestoreContent))
