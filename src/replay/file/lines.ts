/** The lines after the header: facts as stored in the log, then the long texts that they reference. */
import * as t from 'io-ts'
import { Envelope } from '../../events/log/envelope'
import { Finite } from '../../events/log/finite'

/** What the build that wrote the file saw after a fact, if it differs from the fact before. */
export const Seen = t.exact(
  t.partial({
    screen: t.string,
    /** Fingerprints of the parts of the state that changed, by name. */
    state: t.record(t.string, t.string),
  }),
)
export type Seen = t.TypeOf<typeof Seen>

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
