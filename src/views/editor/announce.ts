import { speak } from '@wordpress/a11y'

/** Milliseconds. */
const pause = 100

/** Says what was done to those who do not see it, once the screen has had its time to change: speaking costs a third of a frame. */
export const announce = (words: string): void => void setTimeout(() => speak(words), pause)
