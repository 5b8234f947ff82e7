/** Milliseconds without a key after which a text is kept, and the longest that it waits while the keys go on. */
const rest = 300
const longest = 2000

export type Drafting = {
  /** The text as it now is. */
  readonly change: (text: string) => void
  /** Keeps at once what is not kept yet. */
  readonly settle: () => void
}

/** Hands on a text that is being written, in its pauses: a reload in the middle of a sentence loses no more than a word. */
export const drafting = (keep: (text: string) => void): Drafting => {
  let text: string | null = null
  let pause: Timer
  let limit: Timer
  const settle = () => {
    clearTimeout(pause)
    clearTimeout(limit)
    limit = undefined
    const last = text
    text = null
    if (last !== null) keep(last)
  }
  const change = (next: string) => {
    text = next
    clearTimeout(pause)
    pause = setTimeout(settle, rest)
    limit ??= setTimeout(settle, longest)
  }
  return { change, settle }
}

type Timer = ReturnType<typeof setTimeout> | undefined
