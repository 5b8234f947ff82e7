/**
 * What is chosen at a time when it cannot be done. Screens do not offer it then; another tab, or a page that lags behind, may.
 *
 * While a design is put back nothing else changes the store: each would undo the other's work, and the end of the way back forgets
 * what was begun meanwhile. Its dialog keeps people from it, unless a notice about network, login or storage has taken its place.
 */
import type { FlowEvent } from '../events'
import { isRestoring } from './restoring'
import { isMakingOne } from './saving'
import type { State } from './state'

const beginnings: ReadonlySet<string> = new Set<FlowEvent['type']>([
  'DesignWithoutAiChosen',
  'ToneChosen',
  'DataSharingAgreed',
  'DataSharingDeclined',
  'GenerationRetried',
  'MoreFontsChosen',
  'MorePatternsChosen',
  'SaveChosen',
  'MineKept',
  'TheirsTaken',
])

/** Save waits for a design that is being made. A set-up that was left for the designer waits itself, and keeps nobody from saving. */
export const isHeldBack = ({ type }: { readonly type: string }, state: State): boolean =>
  (isRestoring(state.restoring) && beginnings.has(type)) || (type === 'SaveChosen' && isMakingOne(state))
