import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { usePast } from '../past'
import { focusHeadingIn } from './screen-heading'

/** Whether nothing has the focus, as after its element was removed: it would go on at the start of the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Milliseconds: longer than menus and dialogs take to return the focus, and than lists take to keep it. */
const patience = 150

const openDialog = (): HTMLElement | null => document.querySelector<HTMLElement>('.cys-dialog')

/**
 * A button may vanish when it is pressed, as that of a notice does, and the focus with it. Then the screen's heading gets it, or the open
 * dialog, unless something nearer has taken it meanwhile or the person has gone on.
 */
export const useFocusNet = (root: RefObject<HTMLElement | null>): void => {
  const isPast = usePast() !== null
  useEffect(() => {
    // The log draws past screens; the focus is its own there.
    if (isPast) return
    let last: Element | null = null
    let waiting = 0
    const remember = () => {
      const now = document.activeElement
      last = now !== null && (root.current?.contains(now) === true || openDialog()?.contains(now) === true) ? now : null
    }
    const find = () => {
      if (!isFocusLost()) return
      const dialog = openDialog()
      if (dialog === null) focusHeadingIn(root.current)
      else dialog.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return
      last = null
      window.clearTimeout(waiting)
      waiting = window.setTimeout(find, patience)
    })
    // Dialogs are at the end of the body.
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    // Who presses beside everything has taken the focus away.
    document.addEventListener('click', remember, true)
    return () => {
      watch.disconnect()
      window.clearTimeout(waiting)
      document.removeEventListener('focusin', remember)
      document.removeEventListener('click', remember, true)
    }
  }, [isPast, root])
}

/**
 * The focused element may disappear when the logo is chosen or deleted, or when the media library closes. Then the first button of the
 * section gets the focus, instead of the top of the page.
 * @param key changes with what is shown
 * @returns a function for changes outside React
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, key: unknown): (() => void) => {
  const first = useRef(true)
  const keep = useCallback(() => {
    // After menus and dialogs have returned the focus.
    setTimeout(() => {
      if (isFocusLost() || document.activeElement?.closest('.media-modal') != null)
        place.current?.querySelector<HTMLElement>('button')?.focus()
    }, 100)
  }, [place])
  useEffect(() => {
    if (!first.current) keep()
    first.current = false
  }, [key, keep])
  return keep
}
