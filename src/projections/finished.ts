/** Whether a session is finished: abandoned, or saved with nothing begun, still being sent or owed to the shop since. */
import { parsePath } from '../events/route-path'
import type { State } from '../reducers'
import { isUploading } from '../reducers/design/uploading'
import { areSamplesOwed } from '../reducers/set-up/background-work'
import { isRunning, isWizardBegun } from '../reducers/set-up/set-up'

export const isFinished = (state: State): boolean => state.abandoned || (isSaved(state) && !isInWizard(state))

const isSaved = (state: State): boolean => {
  const { saving, designing, setUp, closing, restoring } = state
  return (
    saving.stage === 'saved' &&
    designing.design === designing.saved &&
    !isRunning(setUp) &&
    restoring.stage === 'none' &&
    !isUploading(state) &&
    !areSamplesOwed(state) &&
    closing.survey !== 'sent'
  )
}

/** Wizard answers left behind for another path do not keep a session open; those for a next design do. */
const isInWizard = (state: State): boolean =>
  isWizardBegun(state) && (parsePath(state.route.path).step === 'design-with-ai' || state.route.offer !== null)

/** Searching by what a person types: case and the marks on letters do not count. */

export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
