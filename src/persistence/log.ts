/** The log as a port: one stream of facts per session, with append and read. */
import type { Either } from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import type { Draft, Recorded, UnknownFact } from '../events/log'

export type AnyFact = Recorded<FlowEvent | UnknownFact>

/**
 * Why nothing was written. `Settled`: another tab answered the request first. `Lost`: the storage failed. `Outdated`: a newer build writes
 * to this log.
 */
export type LogFault =
  | { readonly tag: 'Settled' }
  | { readonly tag: 'Lost'; readonly why: string }
  | { readonly tag: 'Outdated' }

/**
 * Drafts that refer to each other by position. Positions are known only when the first one is in the log, because other pages write as
 * well. The first draft refers to no other.
 * @param first the position of the first draft; the others follow it directly
 */
export type PlacedDrafts = (first: number) => readonly Draft<FlowEvent>[]

/** A fact's position, with its id: once the storage has been cleared, another fact may be at the same position. */
export type Place = Pick<AnyFact, 'seq' | 'id'>

/**
 * The facts that an append wrote, exactly as `read` returns them. Null if they must be read: they do not directly follow the last known
 * fact, that fact is no longer in the log, or the drafts were already written.
 */
export type Appended = readonly AnyFact[] | null

export type SessionEntry = { readonly id: string; readonly openedAt: number }

export type Log = {
  /**
   * Appends all drafts or none. Resolves when the transaction is complete; a draft whose id is already in the log counts as written. An
   * answer must be in its own batch.
   * @param last the last fact that the caller knows; without it, the result is null
   */
  readonly append: (drafts: readonly Draft<FlowEvent>[], last?: Place | null) => Promise<Either<LogFault, Appended>>
  /** Facts of a session after `seq`, in order. */
  readonly read: (session: string, afterSeq: number) => Promise<Either<LogFault, readonly AnyFact[]>>
  /** Sessions, newest first. */
  readonly sessions: () => Promise<Either<LogFault, readonly SessionEntry[]>>
}
