/** Helpers for keyboard events. */
import type { KeyboardEvent } from 'react'

/** Whether keys go into a text field, which has its own undo and its own Escape. Sliders and checkboxes do not. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'))

/** A key handler for an element with the role of a button: Enter and Space activate it. */
export const pressKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
