/** Waits until the blocks of the page have what they ask the store for. */
import { select } from '@wordpress/data'

export type Quiet = {
  /** Milliseconds between two looks. Looks are counted instead of time, because a busy browser looks and draws more slowly. */
  readonly pace: number
  /** Looks in a row without a request: what was just drawn may ask for more. */
  readonly calm: number
  /** Looks in total, after which it is not waited any longer. */
  readonly limit: number
}

/** @returns ends the waiting */
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

/** Titles, menus, products and images are loaded through core's entity store. */
const isAsking = (): boolean => (select('core') as { hasResolvingSelectors: () => boolean }).hasResolvingSelectors()
