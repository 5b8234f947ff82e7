/**
 * What the store said of what it published last, besides that it is done. Of a set-up, and of a restore whose result was dismissed, only what
 * still concerns the merchant: pictures.
 */
import type { State } from '../../reducers'
import type { Noted } from '../../reducers/saving/saving'
import { memo } from '../memo'

export const lastNoted = memo(
  ({ saving, restoring }: State): Noted | null => {
    if (saving.stage !== 'saved' && saving.stage !== 'idle') return null
    const { notes, unkept } = saving.noted ?? nothing
    const isNew = saving.stage === 'saved' || restoring.stage === 'done'
    const noted = { notes: isNew || unkept.length > 0 ? notes : [], unkept }
    return noted.notes.length + unkept.length === 0 ? null : noted
  },
  ({ saving, restoring }) => [saving, restoring.stage],
)

const nothing: Noted = { notes: [], unkept: [] }
