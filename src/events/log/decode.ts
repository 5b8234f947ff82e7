/** Decodes stored rows and imported files into facts. Never throws: an unreadable event becomes an UnknownFact. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'
import { Envelope, type Recorded, type UnknownFact } from './envelope'
import { Finite } from './finite'
import { FlowEvent } from '../index'
import { upcast } from './upcasters'

const Row = t.strict({ ...Envelope.type.props, seq: Finite, event: t.UnknownRecord })

/** The codec of each fact. The union would look through all of them for the one of the type. */
const codecs: ReadonlyMap<unknown, t.Mixed> = new Map(
  FlowEvent.types.map((codec) => [codec.type.props.type.value, codec]),
)

/**
 * Decodes one stored row.
 * @returns the fact; an UnknownFact if its event is not understood; null if not even the envelope is one
 */
export const decodeRecorded = (row: unknown): Recorded<FlowEvent | UnknownFact> | null =>
  pipe(
    Row.decode(row),
    E.fold(
      () => null,
      ({ event, ...envelope }) => ({ ...envelope, event: decodeEvent(event) }),
    ),
  )

/** Upcasts and decodes a bare event. */
export const decodeEvent = (raw: Readonly<Record<string, unknown>>): FlowEvent | UnknownFact => {
  const event = upcast(raw)
  const known = codecs.get(event['type'])?.decode(event) as t.Validation<FlowEvent> | undefined
  return known !== undefined && E.isRight(known) ? known.right : unknown(raw, event)
}

/** Only the whole union tells why, in the words that old recordings keep. */
const unknown = (raw: unknown, event: unknown): FlowEvent | UnknownFact =>
  pipe(
    FlowEvent.decode(event),
    E.getOrElseW((errors) => ({
      type: 'UnknownFact' as const,
      raw,
      why: PathReporter.report(E.left(errors)).slice(0, 1).join(),
    })),
  )
