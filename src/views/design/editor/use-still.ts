import { useState } from 'react'

/** The value, or while all is still the one from before. */
export const useStill = <A>(value: A, isStill: boolean): A => {
  const [before, setBefore] = useState(value)
  if (!isStill && before !== value) setBefore(value)
  return isStill ? before : value
}
