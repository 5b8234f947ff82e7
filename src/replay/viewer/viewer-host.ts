/**
 * The viewer's interface to the page around it. The viewer sends no requests to the store, and the only facts recorded in the present
 * session are that sessions were removed.
 */
import type { AnyFact, PlacedDrafts } from '../../persistence/log'
import type { SessionSummary } from '../../persistence/remove-sessions'
import type { ForkStamps } from './fork'

/** Bytes. */
export type StorageUse = { readonly used: number; readonly granted: number }

/** The software that wrote a file, for people who analyze it. */
export type About = {
  readonly build: string
  readonly browser: string
  readonly versions: Readonly<Record<string, string>>
}

/** Why a session was not removed: a page has it open, or the browser denied access. */
export type Refusal = 'open' | 'failed'

export type ViewerHost = {
  readonly present: {
    readonly session: string
    readonly facts: () => readonly AnyFact[]
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Null if the browser denies access. */
  readonly sessions: () => Promise<readonly SessionSummary[] | null>
  readonly read: (session: string) => Promise<readonly AnyFact[] | null>
  /** The storage that this site uses in the browser; null if the browser does not report it. */
  readonly storage: () => Promise<StorageUse | null>
  /** Removes a session; returns why not if it fails. */
  readonly remove: (session: string) => Promise<Refusal | null>
  readonly stamps: ForkStamps
  readonly about: About
  /** Stores a session and opens the flow on it; false if it cannot be stored. */
  readonly fork: (drafts: PlacedDrafts, path: string) => Promise<boolean>
  readonly save: (name: string, text: string) => void
  readonly close: () => void
}
