/** WooCommerce's own tracker, if the page has it. It adds its prefix to each event name. */
import type { Tracks } from '../runner/ports'

type Tracker = { isEnabled?: boolean; recordEvent?: (name: string, props: object) => void }

export const browserTracks: Tracks = {
  record: (name, props) => {
    const tracker = found()
    if (tracker === undefined || tracker.isEnabled === false) return
    try {
      tracker.recordEvent?.(name, props)
    } catch {
      // An error in a third-party script must not affect the merchant's work.
    }
  },
  allow: () => {
    const tracker = found()
    if (tracker !== undefined) tracker.isEnabled = true
  },
}

const found = () => (window as { wcTracks?: Tracker }).wcTracks
