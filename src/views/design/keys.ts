import type { KeyboardEvent } from 'react'

/** Whether keys go into a text, which has its own undo and its own Escape; sliders and checkboxes have not. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'))

/** For an element with the role of a button: Enter and Space activate it. */
export const pressKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
