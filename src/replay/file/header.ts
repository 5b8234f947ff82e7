/** The first line of a flow log in a file. The format's version counts up only when older builds could not read what is new. */
import * as t from 'io-ts'

export const format = 'customize-your-store-flow-log'
export const version = 1

const optional = t.exact(
  t.partial({
    /** The browser that recorded it, as it calls itself. */
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
    /** What a person typed is masked. */
    masked: t.boolean,
    /** How many facts follow. */
    events: t.number,
    /** How many long texts follow them. */
    blobs: t.number,
    /** Facts tell which parts of the state they changed, by fingerprint. */
    stateHashes: t.boolean,
  }),
  optional,
])
export type Header = t.TypeOf<typeof Header>
