/** All laws, in the order of the report. */
import { foldsAsRecorded, screensAsRecorded } from './as-recorded'
import { deterministic } from './deterministic'
import { inOrder } from './in-order'
import { incremental } from './incremental'
import type { Law } from './law'
import { neverThrows } from './never-throws'
import { nothingOwed } from './nothing-owed'
import { repetition, secondAnswer } from './repetition'
import { routing } from './routing'
import { savedAsChosen } from './saved-as-chosen'
import { settledOnce } from './settled-once'
import { undo } from './undo'

export const laws: readonly Law[] = [
  inOrder,
  neverThrows,
  deterministic,
  incremental,
  repetition,
  secondAnswer,
  settledOnce,
  undo,
  nothingOwed,
  savedAsChosen,
  routing,
  screensAsRecorded,
  foldsAsRecorded,
]
