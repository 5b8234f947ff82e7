/** A session read from a file. */
import type { Envelope } from '../../events/log/envelope'
import type { AnyFact } from '../../persistence/log'
import type { Header } from './header'
import type { Seen } from './lines'

/** A fact as its build recorded it, with its long texts, before upcasting and decoding. */
export type RecordedRow = Envelope & { readonly seq: number; readonly event: Readonly<Record<string, unknown>> }

export type Recording = {
  readonly header: Header
  readonly rows: readonly RecordedRow[]
  /** The same facts, decoded by this build. */
  readonly facts: readonly AnyFact[]
  /** What the build that wrote the file saw, by position in the log. */
  readonly seen: ReadonlyMap<number, Seen>
  /** Warnings about a file that can still be read. */
  readonly doubts: readonly string[]
}

/** Why a file is not a recording, and in which line. */
export type Unreadable = { readonly line: number; readonly why: string }

/** A fact as it was recorded; an unknown fact is returned unchanged. */
export const rowOf = ({ event, ...envelope }: AnyFact): RecordedRow => ({
  ...envelope,
  event: event.type === 'UnknownFact' ? (event.raw as RecordedRow['event']) : event,
})
