import { useEffect, useState, type RefCallback } from 'react'
import type { Room } from '../../../projections/design/canvas-size'

/** The current size of an element; null until it is mounted. */
export const useRoom = (): readonly [Room | null, RefCallback<Element>] => {
  const [element, setElement] = useState<Element | null>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [room, setElement]
}
