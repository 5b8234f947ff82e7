/** Whether a session is at its end: given up, or saved and nothing changed since, not even answers on their way. */
import type { State } from '../reducers'

export const isFinished = ({ abandoned, saving, designing, setUp, closing, restoring }: State): boolean =>
  abandoned ||
  (saving.stage === 'saved' &&
    designing.design === designing.saved &&
    setUp.stage !== 'founding' &&
    setUp.stage !== 'assembling' &&
    restoring.stage === 'none' &&
    closing.survey !== 'sent')
