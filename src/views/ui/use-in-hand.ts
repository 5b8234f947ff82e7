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

/**
 * Tells that the page is put out of sight, or goes: a browser may then stop it for good without another word. It is not told while an
 * input method is composing, for half a word is nobody's text.
 */
const useHiding = (tell: () => void): void => {
  useEffect(() => {
    let composedIn: Node | null = null
    const hear = ({ type, target }: Event) => {
      if (type === 'compositionstart') composedIn = target instanceof Node ? target : null
      else if (type === 'compositionend') composedIn = null
      // A field that is taken away in the middle of a composition does not say that it has ended.
      else if ((type === 'pagehide' || document.visibilityState === 'hidden') && composedIn?.isConnected !== true)
        tell()
    }
    for (const type of heard) window.addEventListener(type, hear, true)
    return () => {
      for (const type of heard) window.removeEventListener(type, hear, true)
    }
  }, [tell])
}

/** The window hears those of the document as well, before anybody can keep them from it. */
const heard = ['visibilitychange', 'pagehide', 'compositionstart', 'compositionend'] as const

/** In milliseconds: how long a value must rest, and how long it may keep changing at most. */
export type Pace = { readonly rest: number; readonly longest?: number }

/** Passes on the last of many values once it rests, or on `flush()`. */
export const resting = <A>(tell: (value: A) => void, { rest, longest }: Pace) =>
  debounce(tell, rest, longest === undefined ? {} : { maxWait: longest })
