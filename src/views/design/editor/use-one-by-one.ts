import { useEffect, useState } from 'react'
import { painted } from '../../ui/painted'

/**
 * How many of all may be drawn: one more than have been seen, so that the first does not wait for the second. One that never has a
 * height holds up no other.
 */
export const useOneByOne = (drawn: number, all: number): number => {
  const [seen, setSeen] = useState(0)
  const [given, setGiven] = useState({ of: all, count: 0 })
  const overdue = given.of === all ? given.count : 0
  const count = Math.min(all, Math.max(drawn, Math.min(seen, drawn) + 1, overdue + 1))
  useEffect(() => {
    if (drawn === seen) return
    return painted(() => setSeen(drawn))
  }, [drawn, seen])
  useEffect(() => {
    if (count >= all) return
    const waited = setTimeout(() => setGiven({ of: all, count }), patience)
    return () => clearTimeout(waited)
  }, [count, all])
  return count
}

/** Milliseconds. */
const patience = 400
