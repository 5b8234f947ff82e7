/**
 * Choices that cannot be carried out at the moment. Screens do not offer them, but another tab or a lagging page may.
 *
 * During a restore nothing else may change the store: each would undo the other's work, and the end of the restore discards what
 * was begun meanwhile. The restore dialog prevents that, unless a notice about network, login or storage has replaced it.
 */
import type { FlowEvent } from '../../events'
import { isRestoring } from '../restoring/restoring'
import { isMakingOne } from '../saving/design-to-write'
import type { State } from '../state'

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

/** Save is ignored while a design is being made. A set-up that was left for the designer is paused and does not block it. */
export const isHeldBack = ({ type }: { readonly type: string }, state: State): boolean =>
  (isRestoring(state.restoring) && beginnings.has(type)) || (type === 'SaveChosen' && isMakingOne(state))
