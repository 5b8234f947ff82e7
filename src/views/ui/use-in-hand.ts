/** A value that is being edited and is stored after a pause. */
import { useEvent } from '@wordpress/compose'
import { debounce } from 'es-toolkit/compat'
import { useEffect, useMemo, useRef, useState } from 'react'

type InHand<A> = {
  readonly value: A
  readonly change: (value: A) => void
  /** Stores a pending value immediately. */
  readonly settle: () => void
}

/**
 * Shows a value immediately while it is edited. Stores it after a pause, on `settle`, on unmount, and when the page is hidden. Follows
 * changes from elsewhere.
 * @param kept the stored value
 * @param store resolves once `kept` has that value. `before` is the value that was stored last, even if that is still in progress.
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

/**
 * Calls back when the page is hidden or closed, because the browser may then end it without another event. Does not call back while an
 * input method is composing, because its text is incomplete.
 */
const useHiding = (tell: () => void): void => {
  useEffect(() => {
    let composedIn: Node | null = null
    const hear = ({ type, target }: Event) => {
      if (type === 'compositionstart') composedIn = target instanceof Node ? target : null
      else if (type === 'compositionend') composedIn = null
      // A field that is removed during a composition sends no `compositionend`.
      else if ((type === 'pagehide' || document.visibilityState === 'hidden') && composedIn?.isConnected !== true)
        tell()
    }
    for (const type of heard) window.addEventListener(type, hear, true)
    return () => {
      for (const type of heard) window.removeEventListener(type, hear, true)
    }
  }, [tell])
}

/**
 * Listening on the window in the capture phase also receives the document's events, before another listener can stop them.
 */
const heard = ['visibilitychange', 'pagehide', 'compositionstart', 'compositionend'] as const

/**
 * In milliseconds: the pause after which a value is stored, and the longest time it may keep changing without being stored.
 */
export type Pace = { readonly rest: number; readonly longest?: number }

/** Passes on the last of many values after a pause, or on `flush()`. */
export const resting = <A>(tell: (value: A) => void, { rest, longest }: Pace) =>
  debounce(tell, rest, longest === undefined ? {} : { maxWait: longest })
