/** One of the stores that the stories are told on. */
import type { Ports } from '../../../src/effects/runner/ports'

/** What a second person does beside the flow. */
export type Somebody = {
  /** Gives the menu's id. */
  readonly draftsMenu: () => Promise<number>
  readonly writesPart: (id: string, content: string) => Promise<void>
}

export type Side = { readonly ports: Ports; readonly somebody: Somebody }
