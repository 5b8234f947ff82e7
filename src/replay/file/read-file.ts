/**
 * Reads a file back into a session. Facts unknown to this build are kept; an invalid file is reported with the number of the line.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { decodeEvent } from '../../events/log'
import { attach, hashesIn } from '../../persistence/blobs'
import {
  BlobLine,
  FactLine,
  format,
  Header,
  version,
  type RecordedRow,
  type Recording,
  type Seen,
  type Unreadable,
} from './recording'

type Line = { readonly number: number; readonly value: unknown }

export const readFile = (text: string): E.Either<Unreadable, Recording> => {
  const lines: Line[] = []
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    const value = parse(line)
    if (E.isLeft(value)) return refuse(index + 1, lines.length === 0 ? noHeader : value.left)
    lines.push({ number: index + 1, value: value.right })
  }
  const [first, ...rest] = lines
  if (first === undefined) return refuse(1, 'The file is empty.')
  const header = Header.decode(first.value)
  if (E.isLeft(header)) return refuse(first.number, noHeader)
  if (header.right.version > version) return refuse(first.number, tooNew(header.right.version))
  return recordingOf(header.right, rest)
}

const recordingOf = (header: Header, lines: readonly Line[]): E.Either<Unreadable, Recording> => {
  const stored: RecordedRow[] = []
  const seen = new Map<number, Seen>()
  const blobs = new Map<string, string>()
  for (const { number, value } of lines) {
    const blob = isBlob(value) ? BlobLine.decode(value) : null
    if (blob !== null && E.isRight(blob)) {
      blobs.set(blob.right.blob, blob.right.value)
      continue
    }
    const row = FactLine.decode(value)
    if (E.isRight(row)) {
      const { seen: told, ...fact } = row.right
      stored.push(fact)
      if (told !== undefined) seen.set(fact.seq, told)
    } else return refuse(number, 'This line is neither a fact nor a long text of one.')
  }
  const rows = stored.map((row) => ({ ...row, event: attach(row.event, blobs) as RecordedRow['event'] }))
  // Each line was checked when it was read; only the event remains to be decoded.
  const facts = rows.map((row) => ({ ...row, event: decodeEvent(row.event) }))
  return E.right({ header, rows, facts, seen, doubts: doubtsAbout(header, stored, blobs) })
}

const doubtsAbout = (
  { events }: Header,
  rows: readonly RecordedRow[],
  blobs: ReadonlyMap<string, string>,
): readonly string[] => {
  const missing = new Set(rows.flatMap(({ event }) => hashesIn(event)).filter((hash) => !blobs.has(hash)))
  return [
    ...(rows.length === events ? [] : [`The header tells of ${events} facts, and the file has ${rows.length}.`]),
    ...(missing.size === 0 ? [] : [`${missing.size} of the long texts are missing; their facts cannot be read.`]),
  ]
}

const parse = (line: string): E.Either<string, unknown> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(line) as unknown,
      () => 'This line is no JSON: the file was cut off or edited.',
    ),
    E.filterOrElse(
      (value) => !isDeep(value),
      () => 'This line has more levels than any fact: the file was made to break its readers.',
    ),
  )

/**
 * Whether a value is nested too deeply. Facts are read recursively, and the call stack has room for a few thousand levels.
 */
const isDeep = (value: unknown, levels = 200): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeep(child, levels - 1)))

const isBlob = (value: unknown): boolean => typeof value === 'object' && value !== null && 'blob' in value

const refuse = (line: number, why: string) => E.left<Unreadable>({ line, why })

const noHeader = `This is no flow log: its first line is not a header with the format "${format}".`

const tooNew = (found: number) =>
  `The format has version ${found}, and this build reads up to ${version}. A newer build can open the file.`
