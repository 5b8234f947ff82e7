/** Detects key presses that belong to an input method. */

type Press = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Whether a key press belongs to an input method. Safari sends the last one, which confirms the word, after the composition has ended.
 */
export const isComposing = (press: Press): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari; WordPress's own fields ask it, too
  press.isComposing || press.keyCode === 229
