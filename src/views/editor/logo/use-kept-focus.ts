import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * What had the focus may be gone when the logo is chosen or deleted, and when the media library closes: then the first button of
 * the place takes it, so that nobody starts again at the top of the page.
 * @param key changes with what is shown
 * @returns for what happens beside React
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, key: unknown): (() => void) => {
  const first = useRef(true)
  const keep = useCallback(() => {
    // Menus and dialogs give the focus back first.
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body || activeElement.closest('.media-modal') !== null)
        place.current?.querySelector<HTMLElement>('button')?.focus()
    }, 100)
  }, [place])
  useEffect(() => {
    if (!first.current) keep()
    first.current = false
  }, [key, keep])
  return keep
}
