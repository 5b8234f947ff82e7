/**
 * Whether a session is finished: it was abandoned, or it was saved and since then nothing was started, is being uploaded, or is owed to the
 * shop.
 */
import { parsePath } from '../events/route-path'
import type { State } from '../reducers'
import { isUploading } from '../reducers/design/uploading'
import { areSamplesOwed } from '../reducers/plans/set-up'
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

/** Wizard answers that the merchant left for another path do not keep a session open. Answers for a next design do. */
const isInWizard = (state: State): boolean =>
  isWizardBegun(state) &&
  (['design-with-ai', 'quick-start'].includes(parsePath(state.route.path).step) || state.route.offer !== null)
