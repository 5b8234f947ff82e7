/** What the store dropped from a successful Save, and what removed it. */
import type { Altered } from '../../reducers/saving/altered'
import type { State } from '../../reducers'

export const alteredBySave = ({ saving }: State): readonly Altered[] =>
  saving.stage === 'saved' ? saving.altered : nothing

/** WordPress removes code that an account without `unfiltered_html` saves; otherwise it was a plugin or a setting of the store. */
export const alteredBy = ({ surroundings }: State): 'wordpress' | 'plugin' =>
  surroundings?.may.unfilteredHtml === false ? 'wordpress' : 'plugin'

const nothing: readonly Altered[] = []
