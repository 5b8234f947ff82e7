import { useState } from 'react'

/** The last value that was one. */
export const useLast = <A>(now: A | undefined): A | undefined => {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}
