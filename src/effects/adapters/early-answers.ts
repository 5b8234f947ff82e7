/**
 * What the page of the designer asked for itself, before its scripts ran (plugin/src/early-answers.php): the list of the editor's files,
 * and what blocks read at first.
 */

/** Each resolves to null if it came to nothing. */
type Asked = { readonly assets?: Promise<unknown>; readonly reads?: Promise<unknown> | null }

export type EarlyAnswers = {
  /** Once; null if there is none. */
  readonly take: (what: keyof Asked) => Promise<unknown>
  /** For who only prepares for the designer: until it opens, a set-up may change all of it. */
  readonly drop: () => void
}

/** Milliseconds since the page began, after which another tab or person may have changed what was asked for. */
const fresh = 20_000

export const earlyAnswers = (page: object, sinceBegin: () => number): EarlyAnswers => {
  let left = (page as { readonly customizeYourStoreEarly?: Asked }).customizeYourStoreEarly ?? {}
  return {
    take: async (what) => {
      const { [what]: taken, ...others } = left
      left = others
      return sinceBegin() > fresh ? null : (taken ?? null)
    },
    drop: () => {
      left = {}
    },
  }
}
