/**
 * What the viewer gets of the page around it, and all that it can do to it. It asks nothing of the store, and into the present session
 * the page records only that removed ones were brought back.
 */
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
  /** Sessions that were removed in this page to make room. */
  readonly attic: {
    readonly removed: () => { readonly sessions: number; readonly bytes: number } | null
    /** False when the browser does not keep them again. */
    readonly bringBack: () => Promise<boolean>
  }
  readonly stamps: ForkStamps
  readonly about: About
  /** Keeps a session and opens the flow on it; false when it cannot be kept. */
  readonly fork: (drafts: readonly Draft<FlowEvent>[], path: string) => Promise<boolean>
  readonly save: (name: string, text: string) => void
  readonly close: () => void
}
