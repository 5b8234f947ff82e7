/** A session out of a file. */
import type { Envelope } from '../../events/envelope'
import type { AnyFact } from '../../persistence/log'
import type { Header } from './header'
import type { Seen } from './lines'

/** A fact as its build recorded it, with its long texts, before upcasters and decoding. */
export type Row = Envelope & { readonly seq: number; readonly event: Readonly<Record<string, unknown>> }

export type Recording = {
  readonly header: Header
  readonly rows: readonly Row[]
  /** The same as this build understands them. */
  readonly facts: readonly AnyFact[]
  /** What the build that wrote the file saw, by place in the log. */
  readonly seen: ReadonlyMap<number, Seen>
  /** Sentences about what is odd with the file although it can be read. */
  readonly doubts: readonly string[]
}

/** Why a file is no recording, and in which line. */
export type Unreadable = { readonly line: number; readonly why: string }

/** A fact as it was recorded; one that this build does not know is kept as it came. */
export const rowOf = ({ event, ...envelope }: AnyFact): Row => ({
  ...envelope,
  event: event.type === 'UnknownFact' ? (event.raw as Row['event']) : event,
})
