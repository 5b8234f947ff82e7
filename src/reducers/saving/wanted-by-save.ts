/** Which calls a Save wants again, when it begins and when it goes on after a conflict. */
import type { EventOfType } from '../../events'
import type { CallBook } from '../shell/call-book'
import { again, againAbout, anew, retried, these } from '../shell/endings'
import type { Saving } from './saving'

export const wantedBySave = (
  calls: CallBook,
  event: EventOfType<'SaveChosen' | 'MineKept' | 'TheirsTaken'>,
  saving: Saving,
  seq: number,
): CallBook => {
  if (event.type === 'SaveChosen') return saving.stage === 'running' ? calls : begun(calls, seq)
  if (event.what === 'theme') return again(calls, these('ThemeInstall', 'ThemeActivation', 'CompletionMark'))
  // Others that were refused beside it, too.
  return retried(againAbout(calls, 'EntitySave', event.what), these('EntitySave'))
}

const begun = (calls: CallBook, seq: number): CallBook => {
  const before = retried(calls, these('BaselineRead', 'ThemeActivation', 'FrontPageSetting'))
  // What the last Save left on its way may be of another design.
  return anew(again(before, these('ThemeInstall', 'FontFamilyInstall', 'CompletionMark')), these('EntitySave'), seq)
}
