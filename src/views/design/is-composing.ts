type Press = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Whether a key is an input method's. Safari tells the last one, which takes the word, after the composition. */
export const isComposing = (press: Press): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari; WordPress's own fields ask it, too
  press.isComposing || press.keyCode === 229
