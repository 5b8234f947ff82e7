import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeadingIn } from '../../ui/screen-heading'
import { announce } from '../announce'
import type { Words } from './tour-words'

/**
 * The focus of a tour card. A card that the merchant opened takes the focus, so it is read aloud; one that opens by itself is only
 * announced. If a card that contains the focus closes, the screen's heading gets the focus.
 */
export const useCardFocus = (wasAsked: () => boolean, { title, text }: Words): RefObject<HTMLDivElement> => {
  const card = useRef<HTMLDivElement>(null)
  const words = useRef(`${title} ${text}`)
  useLayoutEffect(() => {
    if (wasAsked()) card.current?.focus({ preventScroll: true })
    else announce(words.current)
  }, [wasAsked])
  // A layout effect, since its cleanup runs before the element is removed, while the focus can still be read.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(element.ownerDocument.activeElement) === true)
        focusHeadingIn(element.closest<HTMLElement>('.cys-designer'))
    }
  }, [])
  return card
}
