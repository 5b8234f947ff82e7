/** A session read from a file: its types, and the codecs of the file's lines. */
import * as t from 'io-ts'
import { Finite } from '../../events/codecs'
import { Envelope } from '../../events/log'
import type { AnyFact } from '../../persistence/log'

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

/**
 * The first line of a flow log file is a header. The format's version changes only if older builds could not read the new files.
 */
export const format = 'customize-your-store-flow-log'
export const version = 1

const optional = t.exact(
  t.partial({
    /** The user agent of the browser that recorded it. */
    browser: t.string,
  }),
)

export const Header = t.intersection([
  t.strict({
    format: t.literal(format),
    version: t.number,
    /** Id of the session. */
    session: t.string,
    /** The build that wrote the file. */
    build: t.string,
    /** Milliseconds since 1970. */
    exported: t.number,
    /** Whether what a person typed is masked. */
    masked: t.boolean,
    /** The number of facts that follow. */
    events: t.number,
    /** The number of long texts that follow the facts. */
    blobs: t.number,
    /** Whether facts carry fingerprints of the parts of the state that they changed. */
    stateHashes: t.boolean,
  }),
  optional,
])
export type Header = t.TypeOf<typeof Header>

/** What the build that wrote the file saw after a fact, if it differs from what it saw after the fact before. */
export const Seen = t.exact(
  t.partial({
    screen: t.string,
    /** Fingerprints of the parts of the state that changed, by name. */
    state: t.record(t.string, t.string),
  }),
)
export type Seen = t.TypeOf<typeof Seen>

/** A line after the header: a fact as stored in the log. The long texts that facts refer to follow. */
export const FactLine = t.intersection([
  Envelope,
  t.strict({
    /** The position in the log. */
    seq: Finite,
    /** A fact of the glossary as its build recorded it; a text of more than 2,048 characters is `{ "$blob": hash }`. */
    event: t.UnknownRecord,
  }),
  t.exact(t.partial({ seen: Seen })),
])

/** A long text, keyed by its SHA-256. */
export const BlobLine = t.strict({ blob: t.string, value: t.string })
