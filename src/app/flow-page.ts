/** What the flow log needs from the page in which the flow runs. */
import type { Host } from '../views/host'
import type { Boot } from './boot'
import type { Loop, Stamps } from './loop/loop'
import type { ViewerHost } from '../replay/viewer/viewer-host'

export type FlowPage = {
  readonly boot: Boot
  /** For the pictures of past screens. */
  readonly host: Host
  readonly loop: Loop
  readonly stamps: Stamps
  readonly removeSession: ViewerHost['remove']
  readonly leave: (address: string) => void
}
