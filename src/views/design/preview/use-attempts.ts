import { useCallback, useRef, useState } from 'react'

type Attempts = {
  /** Another one after each failure that was followed by `again()`. */
  readonly attempt: number
  readonly again: () => void
  readonly onFailure: () => void
}

/** What broke in one list is tried again in the next. */
export const useAttempts = (): Attempts => {
  const [attempt, setAttempt] = useState(0)
  const isBroken = useRef(false)
  const onFailure = useCallback(() => {
    isBroken.current = true
  }, [])
  const again = useCallback(() => {
    if (isBroken.current) setAttempt((count) => count + 1)
    isBroken.current = false
  }, [])
  return { attempt, again, onFailure }
}
