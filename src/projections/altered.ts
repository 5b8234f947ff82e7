/** Saved, and yet not all of it: what the store did not keep, and who took it out. */
import type { Altered } from '../reducers/altered'
import type { State } from '../reducers'

export const alteredBySave = ({ saving }: State): readonly Altered[] =>
  saving.stage === 'saved' ? saving.altered : nothing

/** WordPress takes code out of what an account without the right to it saves; else it was a plugin or a setting of the store. */
export const alteredBy = ({ surroundings }: State): 'wordpress' | 'plugin' =>
  surroundings?.may.unfilteredHtml === false ? 'wordpress' : 'plugin'

const nothing: readonly Altered[] = []
