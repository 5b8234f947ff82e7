/**
 * What the page asked for itself, before its scripts ran (plugin/src/early-answers.php): what the flow reads of the store, and for the
 * designer the list of the editor's files and what blocks read at first.
 */

/** Each resolves to null if it came to nothing. */
type Asked = {
  readonly assets?: Promise<unknown> | null
  readonly reads?: Promise<unknown> | null
  readonly flow?: EarlyReads | null
}

/** Reads of the flow, as the plugin's route for many answers them. */
export type EarlyReads = {
  readonly paths: readonly string[]
  readonly rights: readonly string[]
  readonly reply: Promise<unknown>
}

export type EarlyAnswers = {
  /** Once; null if there is none. */
  readonly take: (what: 'assets' | 'reads') => Promise<unknown>
  /** Null if there are none, or no longer. */
  readonly flow: () => EarlyReads | null
  /** For who has changed the store and was told what it says since. */
  readonly bring: (flow: EarlyReads) => void
  /** For who changes the store, or learns that another tab goes on: from now on the flow reads it anew. */
  readonly endFlow: () => void
  /** For who only prepares for the designer: until it opens, a set-up may change all of it. */
  readonly drop: () => void
}

/** Milliseconds since the page began, after which another tab or person may have changed what was asked for. */
const fresh = 20_000

/** The same for what came with the answer to a write, since then: the flow asks at once, or not for this reason. */
const freshWithWrite = 5_000

export const earlyAnswers = (page: object, sinceBegin: () => number): EarlyAnswers => {
  let left = (page as { readonly customizeYourStoreEarly?: Asked }).customizeYourStoreEarly ?? {}
  const isFresh = () => sinceBegin() <= fresh
  let flowUntil = fresh
  return {
    take: async (what) => {
      const { [what]: taken, ...others } = left
      left = others
      return isFresh() ? (taken ?? null) : null
    },
    flow: () => (sinceBegin() <= flowUntil ? (left.flow ?? null) : null),
    bring: (flow) => {
      left = { ...left, flow }
      flowUntil = sinceBegin() + freshWithWrite
    },
    endFlow: () => {
      left = { ...left, flow: null }
    },
    drop: () => {
      left = {}
    },
  }
}
