/** All laws, in the order of the report. */
import type { Law } from './law'
import { neverThrows } from './never-throws'
import {
  deterministic,
  foldsAsRecorded,
  incremental,
  inOrder,
  repetition,
  screensAsRecorded,
  secondAnswer,
} from './replayed'
import { routing, savedAsChosen, undo } from './saved-as-chosen'
import { nothingOwed, settledOnce } from './settled-once'

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
