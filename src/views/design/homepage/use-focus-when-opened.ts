import { useEffect, useRef, type RefObject } from 'react'

/**
 * For the title of a list that a button opened or that replaces the screen: moves the focus to it. If the merchant just arrived at the
 * screen, the focus stays on the screen's heading.
 *
 * @param list which list it is: another one is opened in its place
 */
export const useFocusWhenOpened = (list = ''): RefObject<HTMLHeadingElement> => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const now = document.activeElement
    if (now === null || now === document.body || now.matches('.cys-designer-menu__item') || isHidden(now))
      title.current?.focus({ preventScroll: true })
  }, [list])
  return title
}

const isHidden = (element: Element): boolean => element.getClientRects().length === 0
