import { colourPause } from '../../../catalogue/limits'

export type Settling<A> = {
  /** A value that may still change. */
  readonly change: (value: A) => void
  /** Ends the change and reports the value. */
  readonly settle: () => void
}

/** Passes on the last of many values once no more follow for a while, or when `settle` is called. */
export const settling = <A>(onSettled: (value: A) => void): Settling<A> => {
  let waiting: { readonly value: A; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const settle = () => {
    if (waiting === null) return
    const { value, timer } = waiting
    clearTimeout(timer)
    waiting = null
    onSettled(value)
  }
  const change = (value: A) => {
    if (waiting !== null) clearTimeout(waiting.timer)
    waiting = { value, timer: setTimeout(settle, colourPause) }
  }
  return { change, settle }
}
