/** Waits until the blocks of the page have received everything that they request from the store. */
import { select } from '@wordpress/data'

export type Quiet = {
  /**
   * Milliseconds between two checks. The limits count checks instead of time, because a busy browser checks and draws more slowly.
   */
  readonly pace: number
  /** How many checks in a row must find no request: a block that was just drawn may send another one. */
  readonly calm: number
  /** The total number of checks after which the wait ends. */
  readonly limit: number
}

/** @returns a function that cancels the wait */
export const whenQuiet = ({ pace, calm, limit }: Quiet, done: () => void): (() => void) => {
  let quiet = 0
  let looks = 0
  const timer = setInterval(() => {
    quiet = isAsking() ? 0 : quiet + 1
    looks += 1
    if (quiet < calm && looks < limit) return
    clearInterval(timer)
    done()
  }, pace)
  return () => clearInterval(timer)
}

/** Whether a request is pending. Titles, menus, products and images are all loaded through core's entity store. */
const isAsking = (): boolean => (select('core') as { hasResolvingSelectors: () => boolean }).hasResolvingSelectors()
