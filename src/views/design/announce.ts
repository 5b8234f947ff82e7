import { speak } from '@wordpress/a11y'

/** Milliseconds. */
const pause = 100

/** Announces an action to screen readers, after a pause for rendering: speaking takes a third of a frame. */
export const announce = (words: string): void => void setTimeout(() => speak(words), pause)
