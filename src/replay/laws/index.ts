/** All laws, in the order of the report. */
import {
  foldsAsRecorded,
  screensAsRecorded,
  deterministic,
  incremental,
  repetition,
  secondAnswer,
  inOrder,
} from './replayed'
import type { Law } from './law'
import { neverThrows } from './never-throws'
import { nothingOwed, settledOnce } from './settled-once'
import { routing, savedAsChosen, undo } from './saved-as-chosen'

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
