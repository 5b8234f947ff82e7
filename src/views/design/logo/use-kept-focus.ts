import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../../ui/focus-lost'

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
