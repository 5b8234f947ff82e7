import type { Boot } from './boot'
import type { Loop, Stamps } from './loop/loop'
import type { Attic } from './housekeeping'

/** What the flow log needs of the page in which the flow runs. */
export type FlowPage = {
  readonly boot: Boot
  readonly loop: Loop
  readonly stamps: Stamps
  readonly attic: Attic
  readonly leave: (address: string) => void
}
