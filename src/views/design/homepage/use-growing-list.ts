import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react'
import { patternsAtFirst, patternScrollThreshold, patternsPerStep } from '../../../catalogue/limits'

type GrowingList<A> = {
  readonly shown: readonly A[]
  /** The element that is scrolled. */
  readonly scroller: RefObject<HTMLElement>
  /** Shows more if the element is scrolled far enough. */
  readonly grow: (event: UIEvent) => void
}

/** @param list which list it is: another one in its place begins at its top, as short as any at first */
export const useGrowingList = <A>(all: readonly A[], list: string): GrowingList<A> => {
  const [grown, setGrown] = useState({ list, length: patternsAtFirst })
  const length = grown.list === list ? grown.length : patternsAtFirst
  const scroller = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [list])
  // Without pictures the first ones may leave room for more, and nothing can be scrolled.
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
