/** What the store dropped from a successful Save, and what removed it. */
import type { State } from '../reducers'
import type { Altered, Noted } from '../reducers/saving'
import { memo } from './memo'

export const alteredBySave = ({ saving }: State): readonly Altered[] =>
  saving.stage === 'saved' ? saving.altered : nothing

/** WordPress removes code that an account without `unfiltered_html` saves; otherwise it was a plugin or a setting of the store. */
export const alteredBy = ({ surroundings }: State): 'wordpress' | 'plugin' =>
  surroundings?.may.unfilteredHtml === false ? 'wordpress' : 'plugin'

const nothing: readonly Altered[] = []

/**
 * What the store reported about its last publication, besides success. After a set-up, or a restore whose result was dismissed, it contains
 * only what still concerns the merchant: pictures.
 */
export const lastNoted = memo(
  ({ saving, restoring }: State): Noted | null => {
    if (saving.stage !== 'saved' && saving.stage !== 'idle') return null
    const { notes, unkept } = saving.noted ?? nothingNoted
    const isNew = saving.stage === 'saved' || restoring.stage === 'done'
    const noted = { notes: isNew || unkept.length > 0 ? notes : [], unkept }
    return noted.notes.length + unkept.length === 0 ? null : noted
  },
  ({ saving, restoring }) => [saving, restoring.stage],
)

const nothingNoted: Noted = { notes: [], unkept: [] }
