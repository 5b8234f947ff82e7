import { useEffect, useRef, type RefObject } from 'react'

/**
 * For the title of a list that was opened by a button, or in the place of the screen: the focus moves there. A merchant who just
 * came to the screen stays at the screen's own heading.
 */
export const useFocusWhenOpened = (): RefObject<HTMLHeadingElement> => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const now = document.activeElement
    if (now === null || now === document.body || now.matches('.cys-designer-menu__item') || isHidden(now))
      title.current?.focus({ preventScroll: true })
  }, [])
  return title
}

const isHidden = (element: Element): boolean => element.getClientRects().length === 0
