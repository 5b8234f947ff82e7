/** How the log stores facts: their metadata, and how stored rows are decoded, after the upcasters. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'
import { FlowEvent } from '.'
import { Finite, nullable } from './codecs'
import { upcast } from './upcasters'

const furthest = 8_640_000_000_000_000

class MomentType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    typeof value === 'number' && Math.abs(value) <= furthest ? t.success(value) : t.failure(value, context)
}

/** Milliseconds since 1970, within the range of a JavaScript date: beyond it, formatting a date throws. */
const Moment: t.NumberType = new MomentType()

/** A fact's metadata in the log. Reducers use `at`, `id`, `tab` and `settles`; only stores and inspectors use the rest. */
export const Envelope = t.strict({
  /** Unique id; for a request it is the call's idempotency key. */
  id: t.string,
  /** The session, which is the fact's event stream. */
  session: t.string,
  /** Milliseconds since 1970, from the clock port. */
  at: Moment,
  /** The tab that recorded it. */
  tab: t.string,
  /** The build that recorded it. */
  build: t.string,
  /** Id of the fact that led to this one; null if a person or the browser caused it. */
  cause: nullable(t.string),
  /** Id of the request that this fact settles. */
  settles: nullable(t.string),
})
export type Envelope = t.TypeOf<typeof Envelope>

/** A fact that this build cannot read. It stays in the log, is shown there, and changes nothing. */
export type UnknownFact = { readonly type: 'UnknownFact'; readonly raw: unknown; readonly why: string }

/** A fact before it is appended to the log. */
export type Draft<E> = Envelope & { readonly event: E }
/** A fact in the log; `seq` is assigned by the event store, never by a tab. */
export type Recorded<E> = Draft<E> & { readonly seq: number }

const Row = t.strict({ ...Envelope.type.props, seq: Finite, event: t.UnknownRecord })

/** The codec of each fact, by type. Decoding with the union would search all codecs for the right one. */
const codecs: ReadonlyMap<unknown, t.Mixed> = new Map(
  FlowEvent.types.map((codec) => [codec.type.props.type.value, codec]),
)

/**
 * Decodes one row, from the store or an imported file. Never throws.
 * @returns the fact, with an UnknownFact as its event if this build cannot decode it; null if not even the envelope decodes
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

/** Decodes with the whole union to get the reason, because old recordings contain the wording of its errors. */
const unknown = (raw: unknown, event: unknown): FlowEvent | UnknownFact =>
  pipe(
    FlowEvent.decode(event),
    E.getOrElseW((errors) => ({
      type: 'UnknownFact' as const,
      raw,
      why: PathReporter.report(E.left(errors)).slice(0, 1).join(),
    })),
  )
