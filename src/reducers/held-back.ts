/** Choices that have to wait until a restore or a set-up has ended. */
import type { FlowEvent } from '../events'
import { isMakingOne } from './published'
import { isRestoring } from './restoring'
import type { State } from './state'

const beginnings: ReadonlySet<string> = new Set<FlowEvent['type']>([
  'DesignWithoutAiChosen',
  'ToneChosen',
  'DataSharingAgreed',
  'DataSharingDeclined',
  'GenerationRetried',
  'MorePatternsChosen',
  'SaveChosen',
  'MineKept',
  'TheirsTaken',
])

/**
 * Whether a choice cannot be carried out at the moment. Screens do not offer such a choice, but another tab or a page whose state is out of
 * date may.
 *
 * During a restore nothing else may change the store: each would undo the other's work, and the end of the restore discards what began in
 * the meantime. The restore dialog prevents that, unless a notice about network, login or storage has replaced it.
 *
 * Save is ignored while a design is being made. A set-up that was left for the designer is paused and does not block Save.
 */
export const isHeldBack = ({ type }: { readonly type: string }, state: State): boolean =>
  (isRestoring(state.restoring) && beginnings.has(type)) || (type === 'SaveChosen' && isMakingOne(state))
