/** What the keyboard asks for, and which keys are not ours. */
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Whether keys go into a text field, which has its own undo and its own Escape. Sliders and checkboxes do not. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'))

/** A key handler for an element with the role of a button: Enter and Space activate it. */
export const pressKey =
  (press: () => void) =>
  (event: ReactKeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }

/**
 * Whether a key press belongs to an input method. Safari sends the last one, which confirms the word, after the composition has ended.
 */
export const isComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari; WordPress's own fields ask it, too
  press.isComposing || press.keyCode === 229

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Undo and redo: Ctrl or Cmd with Z, Shift+Z or Y. Null for other keys. */
export const historyWish = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): 'undo' | 'redo' | null => {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
