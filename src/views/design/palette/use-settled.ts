import { useEffect, useRef, useState } from 'react'
import { settling, type Settling } from './settling'

/** Debounced changes; flushed on unmount, so none is lost. */
export const useSettled = <A>(onSettled: (value: A) => void): Settling<A> => {
  const latest = useRef(onSettled)
  useEffect(() => void (latest.current = onSettled))
  const [it] = useState(() => settling((value: A) => latest.current(value)))
  useEffect(() => it.settle, [it])
  return it
}
