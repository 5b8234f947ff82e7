/** Two pages that are opened in one moment must not both find no session and each begin one: the second waits for the first. */
import type { WebLocks } from './web-lock'

const openingLock = 'customize-your-store-opening'

/**
 * The work is done once, whether the lock could be had or not. Rejects as the work does.
 * @param impatient aborts when it has been waited for long enough: a page that was frozen while it opened keeps the lock
 */
export const oneByOne = <A>(locks: WebLocks, impatient: AbortSignal, opens: () => Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    let begun = false
    const open = async () => {
      if (begun) return
      begun = true
      await opens().then(resolve, reject)
    }
    locks.request(openingLock, { signal: impatient }, open).catch(open)
  })
