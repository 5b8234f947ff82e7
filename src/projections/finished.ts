/** Whether a session is at its end: given up, or saved and nothing changed since. */
import type { State } from '../reducers'

export const isFinished = ({ abandoned, saving, designing, setUp }: State): boolean =>
  abandoned ||
  (saving.stage === 'saved' &&
    designing.design === designing.saved &&
    setUp.stage !== 'founding' &&
    setUp.stage !== 'assembling')
