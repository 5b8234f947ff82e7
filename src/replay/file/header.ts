/** The first line of a flow log file. The format's version changes only if older builds could not read the new files. */
import * as t from 'io-ts'

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
