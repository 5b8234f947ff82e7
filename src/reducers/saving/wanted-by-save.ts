/** Which calls a Save wants again, when it begins and when it goes on after a conflict. */
import type { EventOfType } from '../../events'
import type { Designing } from '../design/designing'
import type { CallBook } from '../shell/call-book'
import { again, anew, these } from '../shell/endings'
import type { Saving } from './saving'

type Before = { readonly saving: Saving; readonly designing: Designing }

const files = these('ThemeInstall', 'FontFamilyInstall')
const publication = these('Publication')

export const wantedBySave = (
  calls: CallBook,
  { type }: EventOfType<'SaveChosen' | 'MineKept' | 'TheirsTaken'>,
  { saving, designing }: Before,
  seq: number,
): CallBook => {
  if (type !== 'SaveChosen') return again(calls, these('ThemeInstall', 'Publication'))
  if (saving.stage === 'running') return calls
  const begun = again(calls, files)
  // What the last Save left without an answer goes on. Of another design it does not end this Save.
  const isSame = (saving.stage === 'failed' || saving.stage === 'cut-off') && saving.design === designing.design
  return isSame ? again(begun, publication) : anew(begun, publication, seq)
}
