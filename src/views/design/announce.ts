/** Announces actions to screen readers. */
import { speak } from '@wordpress/a11y'

/** Time in milliseconds for React to render before the announcement. */
const pause = 100

/**
 * Announces an action to screen readers. It waits until the change is rendered, because `speak` takes a third of a frame.
 */
export const announce = (words: string): void => void setTimeout(() => speak(words), pause)
