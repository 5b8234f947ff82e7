import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a move. */
const rest = 100

/**
 * A value in hand: shown at once while it is moved, and told once when it has rested for a moment or the view goes.
 * @param settle resolves when `value` has followed
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
    // Only a move begins the wait anew; `settle` does the same whoever made it.
  }, [hand])
  useEffect(() => () => waiting.current?.(), [])
  return [hand === null ? value : hand.value, (next) => setHand({ value: next })]
}
