/** Whether a session is at its end: given up, or saved and nothing begun since, not even answers on their way. */
import { parsePath } from '../catalogue/route-path'
import type { State } from '../reducers'
import { isWizardBegun } from '../reducers/generation-start'
import { isRunning } from '../reducers/set-up'

export const isFinished = (state: State): boolean => state.abandoned || (isSaved(state) && !isInWizard(state))

const isSaved = ({ saving, designing, setUp, closing, restoring, logoUpload }: State): boolean =>
  saving.stage === 'saved' &&
  designing.design === designing.saved &&
  !isRunning(setUp) &&
  restoring.stage === 'none' &&
  logoUpload.file === null &&
  closing.survey !== 'sent'

/** Answers to the wizard that were left for another way do not keep a session open; those for a next design do. */
const isInWizard = (state: State): boolean =>
  isWizardBegun(state) && (parsePath(state.route.path).step === 'design-with-ai' || state.route.offer !== null)
