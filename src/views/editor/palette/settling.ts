import { colourPause } from '../../../catalogue/limits'

export type Settling<A> = {
  /** A value that may still change. */
  readonly change: (value: A) => void
  /** It will not change any more. */
  readonly settle: () => void
}

/** Hands on the last of many values once it has rested, or as soon as it is told so. */
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
