import { useState, type UIEvent } from 'react'
import { patternsAtFirst, patternScrollThreshold, patternsPerStep } from '../../../catalogue/limits'

/** The beginning of a list; `grow` extends it when the element is scrolled far enough. */
export const useGrowingList = <A>(
  all: readonly A[],
): { readonly shown: readonly A[]; readonly grow: (event: UIEvent) => void } => {
  const [length, setLength] = useState(patternsAtFirst)
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (length < all.length && scrollTop / (scrollHeight - clientHeight) > patternScrollThreshold)
      setLength(length + patternsPerStep)
  }
  return { shown: all.slice(0, length), grow }
}
