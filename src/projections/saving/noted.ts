/** What the store said of what it published last, besides that it is done. Of a set-up only what still concerns the merchant: pictures. */
import type { State } from '../../reducers'
import type { Noted } from '../../reducers/saving/saving'
import { memo } from '../memo'

export const lastNoted = memo(
  ({ saving }: State): Noted | null => {
    if (saving.stage !== 'saved' && saving.stage !== 'idle') return null
    const { notes, unkept } = saving.noted ?? nothing
    const noted = { notes: saving.stage === 'saved' || unkept.length > 0 ? notes : [], unkept }
    return noted.notes.length + unkept.length === 0 ? null : noted
  },
  ({ saving }) => [saving],
)

const nothing: Noted = { notes: [], unkept: [] }
