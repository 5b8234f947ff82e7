import type { Story } from './choices'

/** A way to keep a session: all do the same four things with the same story. */
export type Contestant = {
  readonly name: string
  /** What is measured, and what it leaves out. */
  readonly about: string
  /** Takes in the facts one by one, each kept and its state known before the next. */
  readonly append: (story: Story) => Promise<unknown>
  /** The final state from all that happened; what is returned counts as memory. */
  readonly replay: (story: Story) => unknown
  /** What is kept, as text. */
  readonly kept: (story: Story) => string
  /** From that text to a state that can be gone on from. */
  readonly open: (kept: string) => unknown
}

/** Why a contestant cannot take part. */
export type Missing = { readonly name: string; readonly why: string }
