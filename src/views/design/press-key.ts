import type { KeyboardEvent } from 'react'

/** For an element with the role of a button: Enter and Space activate it. */
export const pressKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
