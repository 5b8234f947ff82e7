/** Measures an element. */
import { useEffect, useState, type RefCallback } from 'react'
import type { FrameSpace } from '../../../projections/design/canvas'

/** The current size of an element; null until it is mounted. */
export const useElementSize = (): readonly [FrameSpace | null, RefCallback<Element>] => {
  const [element, setElement] = useState<Element | null>(null)
  const [size, setSize] = useState<FrameSpace | null>(null)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [size, setElement]
}
