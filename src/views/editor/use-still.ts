/** Freezes a value. */
import { useState } from 'react'

/** The current value or, while `isStill`, the last value from before. */
export const useStill = <A>(value: A, isStill: boolean): A => {
  const [before, setBefore] = useState(value)
  if (!isStill && before !== value) setBefore(value)
  return isStill ? before : value
}
