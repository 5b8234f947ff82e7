import { useEvent } from '@wordpress/compose'
import { useEffect, useMemo, useRef, useState } from 'react'
import { resting, type Pace } from './resting'
import { useHiding } from './use-hiding'

type InHand<A> = {
  readonly value: A
  readonly change: (value: A) => void
  /** Stores a pending value immediately. */
  readonly settle: () => void
}

/**
 * A value while it is changed: shown immediately; stored once it rests, on `settle`, on unmount, and when the page is hidden. Follows
 * changes from elsewhere.
 * @param kept the stored value
 * @param store resolves when `kept` is that value. `before` is the value that was stored last, also if that is still under way.
 */
export const useInHand = <A>(
  kept: A,
  store: (value: A, before: A) => Promise<void>,
  { rest, longest }: Pace,
): InHand<A> => {
  const [shown, setShown] = useState<{ readonly value: A } | null>(null)
  const hand = useRef(shown)
  const onItsWay = useRef(shown)
  const put = (next: typeof shown) => {
    hand.current = next
    setShown(next)
  }
  const tell = useEvent((next: { readonly value: A }) => {
    const before = onItsWay.current === null ? kept : onItsWay.current.value
    onItsWay.current = next
    void store(next.value, before).then(() => {
      if (onItsWay.current === next) onItsWay.current = null
      if (hand.current === next) put(null)
    })
  })
  const pending = useMemo(
    () => resting(tell, longest === undefined ? { rest } : { rest, longest }),
    [tell, rest, longest],
  )
  useEffect(() => () => pending.flush(), [pending])
  useHiding(useEvent(() => pending.flush()))
  const change = (value: A) => {
    if (hand.current !== null && Object.is(hand.current.value, value)) return
    const next = { value }
    put(next)
    pending(next)
  }
  return { value: shown === null ? kept : shown.value, change, settle: () => pending.flush() }
}
