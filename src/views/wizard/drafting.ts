/** Milliseconds without a key after which a text is stored, and the maximum delay during continuous typing. */
const rest = 300
const longest = 2000

export type Drafting = {
  /** The current text. */
  readonly change: (text: string) => void
  /** Stores the pending text immediately. */
  readonly settle: () => void
}

/** Stores a text while it is being typed, at each pause: a reload in the middle of a sentence loses little. */
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
