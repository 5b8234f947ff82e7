import { useCallback, useRef, useState, type RefObject } from 'react'
import { framesSurvive, moveInto } from './move-frame'
import type { List, Previews } from './previews'

type MovingFrame = {
  /** The list that has the frame; null while it rests. */
  readonly list: List | null
  /** Where the frame rests, and what is moved: the element around it. */
  readonly rest: RefObject<HTMLDivElement>
  readonly moved: RefObject<HTMLDivElement>
  /** Another one wherever the browser would load the frame anew. */
  readonly frame: number
  readonly attach: Previews['attach']
}

/** Moves the frame into the list that is open, and back before React removes that list. */
export const useMovingFrame = (): MovingFrame => {
  const rest = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const [{ list, frame }, setPlace] = useState<{ list: List | null; frame: number }>({ list: null, frame: 0 })
  const attach = useCallback((opened: List) => {
    if (moved.current !== null) moveInto(opened.element, moved.current)
    setPlace((before) => ({ list: opened, frame: framesSurvive() ? 0 : before.frame + 1 }))
    return () => {
      if (rest.current !== null && moved.current !== null) moveInto(rest.current, moved.current)
      setPlace((before) => (before.list === opened ? { ...before, list: null } : before))
    }
  }, [])
  return { list, rest, moved, frame, attach }
}
