import { useLayoutEffect, useRef, type MutableRefObject, type RefObject } from 'react'
import { focusHeadingIn } from '../../screen-heading'
import { announce } from '../announce'
import type { Words } from './tour-words'

/**
 * For a card of the tour. One that was asked for takes the focus, and is read aloud with it; one that comes by itself is only
 * announced. A card that goes with the focus in it gives it to the screen's heading, since its button is gone.
 */
export const useCardFocus = (asked: MutableRefObject<boolean>, { title, text }: Words): RefObject<HTMLDivElement> => {
  const card = useRef<HTMLDivElement>(null)
  const words = useRef(`${title} ${text}`)
  useLayoutEffect(() => {
    if (asked.current) card.current?.focus({ preventScroll: true })
    else announce(words.current)
    asked.current = false
  }, [asked])
  // Before it is taken from the page: afterwards nobody knows where the focus was.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(element.ownerDocument.activeElement) === true)
        focusHeadingIn(element.closest<HTMLElement>('.cys-designer'))
    }
  }, [])
  return card
}
