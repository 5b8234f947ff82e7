import { useEffect, useState } from 'react'
import { useInnerFrame } from './use-inner-frame'

/** The heights in CSS pixels of all blocks of a class in the frame below an element, by their clientIds, as they change. */
export const useBlockHeights = (root: HTMLElement | null, blockClass: string): ReadonlyMap<string, number> => {
  const frame = useInnerFrame(root)
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(none)
  useEffect(() => {
    if (frame === null) return
    const observed = new Set<Element>()
    const sizes = new ResizeObserver((entries) =>
      setHeights((before) => {
        const now = new Map(before)
        for (const { target } of entries) {
          const id = (target as HTMLElement).dataset['block'] ?? ''
          const height = target.isConnected ? (target as HTMLElement).offsetHeight : 0
          if (height > 0) now.set(id, height)
          else now.delete(id)
        }
        return now
      }),
    )
    const look = () => {
      for (const element of frame.querySelectorAll(`.${blockClass}`))
        if (!observed.has(element)) {
          observed.add(element)
          sizes.observe(element)
        }
    }
    const changes = new MutationObserver(look)
    changes.observe(frame.body, { childList: true, subtree: true })
    look()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [frame, blockClass])
  return heights
}

const none: ReadonlyMap<string, number> = new Map()
