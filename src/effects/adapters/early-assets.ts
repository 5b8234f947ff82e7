/** The list of the editor's files, if the page asked for it itself, before its scripts ran (plugin/src/early-assets.php). */

/** Milliseconds since the page began in which the set-up cannot have changed what the list is made of. */
const fresh = 20_000

/**
 * Given out once, to who opens the designer right away.
 * @param asked the page's own request; resolves to null if it came to nothing
 */
export const earlyAssets = (
  asked: Promise<unknown> | undefined,
  sinceBegin: () => number,
): (() => Promise<unknown>) => {
  let left = asked
  return async () => {
    const taken = left
    left = undefined
    return taken === undefined || sinceBegin() > fresh ? null : taken
  }
}
