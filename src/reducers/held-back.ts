/**
 * While a design is put back nothing else changes the store: each would undo the other's work, and the end of the way back forgets
 * what was begun meanwhile. Its dialog keeps people from it, unless a notice about network, login or storage has taken its place.
 */
import type { FlowEvent } from '../events'
import { isRestoring } from './restoring'
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

export const isHeldBack = ({ type }: { readonly type: string }, { restoring }: State): boolean =>
  isRestoring(restoring) && beginnings.has(type)
