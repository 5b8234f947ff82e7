/** One of the stores that the stories are told on. */
import type { Ports } from '../../../src/effects/ports'

export type Side = {
  readonly ports: Ports
  /** What a second person does beside the flow; gives the id of what they made. */
  readonly draftsMenu: () => Promise<number>
}
