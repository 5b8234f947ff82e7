/** Writes a session as one file: a header, one line of JSON for each fact, then one for each long text. */
import { decodeRecorded } from '../../events/log/decode'
import { detach } from '../../persistence/blobs'
import type { AnyFact } from '../../persistence/log'
import { format, version, type Header } from './header'
import type { Seen } from './lines'
import { maskRows } from './mask'
import { rowOf, type RecordedRow } from './recording'
import { withoutSecrets } from './secrets'
import { seenIn } from './seen'

export type FileOptions = {
  /** The build that writes the file. */
  readonly build: string
  /** Milliseconds since 1970. */
  readonly exported: number
  readonly browser?: string
  /** False only if the user agreed to include what was typed. */
  readonly masked?: boolean
  /** Fingerprints of the state; with them, a later build finds the first fact that it folds differently. */
  readonly stateHashes?: boolean
}

/** The text of the file. What a person typed is masked unless `masked` is false; it never contains a token. */
export const toFile = (facts: readonly AnyFact[], options: FileOptions): string => rowsToFile(facts.map(rowOf), options)

/** The same for facts as they were recorded, so that old facts keep their form. */
export const rowsToFile = (rows: readonly RecordedRow[], options: FileOptions): string => {
  const { build, exported, browser, masked = true, stateHashes = true } = options
  const written = (masked ? maskRows(rows) : rows).map(withoutSecrets)
  const seen = seenIn(
    written.flatMap((row) => decodeRecorded(row) ?? []),
    stateHashes,
  )
  const blobs = new Map<string, string>()
  const lines = written.map((row) => lineOf(row, seen.get(row.seq) ?? {}, blobs))
  const header: Header = {
    format,
    version,
    session: rows[0]?.session ?? '',
    build,
    exported,
    ...(browser === undefined ? {} : { browser }),
    masked,
    events: lines.length,
    blobs: blobs.size,
    stateHashes,
  }
  return [header, ...lines, ...[...blobs].map(([blob, value]) => ({ blob, value }))]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

const lineOf = ({ seq, event, ...envelope }: RecordedRow, seen: Seen, found: Map<string, string>) => {
  const { value, blobs } = detach(event)
  for (const [hash, text] of blobs) found.set(hash, text)
  return { seq, ...envelope, event: value, ...(Object.keys(seen).length === 0 ? {} : { seen }) }
}
