/** A list that shows more items when it is scrolled. */
import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react'
import { patternsAtFirst, patternScrollThreshold, patternsPerStep } from '../../../catalogue/limits'

type GrowingList<A> = {
  readonly shown: readonly A[]
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement>
  /** Shows more if the element is scrolled far enough. */
  readonly grow: (event: UIEvent) => void
}

/** While previews are not drawn, the first items may not fill the element, and then it cannot be scrolled. */
export const useGrowingList = <A>(all: readonly A[], list: string): GrowingList<A> => {
  const [grown, setGrown] = useState({ list, length: patternsAtFirst })
  const length = grown.list === list ? grown.length : patternsAtFirst
  const scroller = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [list])
  // Until the previews are drawn, the first items may not fill the element, and it cannot be scrolled.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    if (clientHeight > 0 && scrollHeight <= clientHeight && length < all.length)
      setGrown({ list, length: length + patternsPerStep })
  }, [list, length, all.length])
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (length < all.length && scrollTop / (scrollHeight - clientHeight) > patternScrollThreshold)
      setGrown({ list, length: length + patternsPerStep })
  }
  return { shown: all.slice(0, length), scroller, grow }
}
