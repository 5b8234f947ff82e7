/** Where the focus goes: to what appears, and near what disappears. */
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { usePast } from '../past'

/**
 * Whether no element has the focus, as after the focused one was removed. The Tab key would then continue at the start of the page.
 */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Moves the focus to the screen's heading below `root`, for a screen that was already mounted but covered. */
export const focusHeadingIn = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('.cys-screen-heading')?.focus({ preventScroll: true })

/**
 * For an element that takes the focus when it appears.
 *
 * @param inside selects a descendant that takes it instead
 */
export const useFirstFocus = <E extends HTMLElement>(inside?: string): RefObject<E> => {
  const place = useRef<E>(null)
  useEffect(() => {
    const { current } = place
    ;(inside === undefined ? current : current?.querySelector<HTMLElement>(inside))?.focus()
  }, [inside])
  return place
}

/** In milliseconds: longer than menus and dialogs take to return the focus, and longer than lists take to keep it. */
const returnTime = 150

const openDialog = (): HTMLElement | null => document.querySelector<HTMLElement>('.cys-dialog')

/**
 * Moves the focus to the screen's heading or the open dialog when the focused element is removed, for example a button in a notice that
 * disappears when pressed. Does nothing if another element has taken the focus in the meantime, or if the user has moved on.
 */
export const useFocusNet = (root: RefObject<HTMLElement | null>): void => {
  const isPast = usePast() !== null
  useEffect(() => {
    // The log draws pictures of past screens and manages the focus itself.
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
      waiting = window.setTimeout(find, returnTime)
    })
    // Dialogs are at the end of the body.
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    // A click outside all controls removes the focus on purpose.
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
 * Keeps the focus in a section when the focused element disappears: when the logo is chosen or deleted, or when the media library closes.
 * The section's first button gets the focus, instead of the top of the page.
 * @param key changes with the displayed content
 * @returns a function to call for changes outside React
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, key: unknown): (() => void) => {
  const first = useRef(true)
  const keep = useCallback(() => {
    // Waits until menus and dialogs have returned the focus.
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
