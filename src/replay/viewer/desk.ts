/** What the viewer gets of the page around it, and all that it can do to it. It neither records into the present session nor asks the store. */
import type { FlowEvent } from '../../events'
import type { Draft } from '../../events/envelope'
import type { AnyFact } from '../../persistence/log'
import type { SessionSummary } from '../../persistence/summaries'
import type { ForkStamps } from './fork'

/** Bytes. */
export type Room = { readonly used: number; readonly granted: number }

/** Who wrote a file, for whoever looks into it. */
export type About = {
  readonly build: string
  readonly browser: string
  readonly versions: Readonly<Record<string, string>>
}

export type Desk = {
  readonly present: {
    readonly session: string
    readonly facts: () => readonly AnyFact[]
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Null when the browser does not let us read. */
  readonly sessions: () => Promise<readonly SessionSummary[] | null>
  readonly read: (session: string) => Promise<readonly AnyFact[] | null>
  /** What this site keeps in this browser; null when it does not say. */
  readonly room: () => Promise<Room | null>
  readonly stamps: ForkStamps
  readonly about: About
  /** Keeps a session and opens the flow on it; false when it cannot be kept. */
  readonly fork: (drafts: readonly Draft<FlowEvent>[], path: string) => Promise<boolean>
  readonly save: (name: string, text: string) => void
  readonly close: () => void
}
