/** WooCommerce's own tracker, where the page has it. It puts its prefix before each name by itself. */
import type { Tracks } from '../ports'

type Tracker = { isEnabled?: boolean; recordEvent?: (name: string, props: object) => void }

export const browserTracks: Tracks = {
  record: (name, props) => {
    const tracker = found()
    if (tracker === undefined || tracker.isEnabled === false) return
    try {
      tracker.recordEvent?.(name, props)
    } catch {
      // Somebody else's script broke; the merchant's work does not depend on it.
    }
  },
  allow: () => {
    const tracker = found()
    if (tracker !== undefined) tracker.isEnabled = true
  },
}

const found = () => (window as { wcTracks?: Tracker }).wcTracks
