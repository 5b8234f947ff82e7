import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change. */
const rest = 100

/**
 * A value while it changes: shown immediately, and reported once it has rested or on unmount.
 * @param settle resolves when `value` has been updated
 */
export const useSettled = <A>(value: A, settle: (value: A) => Promise<void>): readonly [A, (value: A) => void] => {
  const [hand, setHand] = useState<{ readonly value: A } | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (hand === null) return
    const tell = () => {
      clearTimeout(timer)
      waiting.current = null
      void settle(hand.value).then(() => setHand((now) => (now === hand ? null : now)))
    }
    const timer = setTimeout(tell, rest)
    waiting.current = tell
    return () => clearTimeout(timer)
    // Only a change restarts the timer; `settle` may be a new function on every render but always does the same.
  }, [hand])
  useEffect(() => () => waiting.current?.(), [])
  return [hand === null ? value : hand.value, (next) => setHand({ value: next })]
}
