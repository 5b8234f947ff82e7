/** What the store said of what it published last, by Save or by a set-up, besides that it is done. */
import type { State } from '../../reducers'
import type { Noted } from '../../reducers/saving/saving'

export const lastNoted = ({ saving }: State): Noted | null =>
  saving.stage === 'saved' || saving.stage === 'idle' ? (saving.noted ?? null) : null
