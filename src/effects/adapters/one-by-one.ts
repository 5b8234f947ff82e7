/** Two pages opened at the same moment must not both find no session and each create one: the second waits for the first. */
import type { WebLocks } from './web-lock'

const openingLock = 'customize-your-store-opening'

/**
 * Does the work exactly once, whether or not the lock is granted. Rejects if the work rejects.
 *
 * @param impatient aborts the wait for the lock, which a page that was frozen while opening would keep
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
