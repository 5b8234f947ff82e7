/** Changes parts of a recorded event by the codecs that describe them. An event of an older build is read by today's codec. */
import * as t from 'io-ts'
import { FlowEvent } from '../../events'
import { upcast } from '../../events/log/upcasters'
import type { RecordedRow } from './recording'

type RawEvent = RecordedRow['event']
/** @param field the name of the field that holds the value, also within a list */
type Change = (value: unknown, field: string) => unknown

export type Changes = {
  /** For values of these codecs. */
  readonly leaves: ReadonlyMap<t.Mixed, Change>
  /** For all other values that are no object or list, or of another shape than their codec. */
  readonly others?: Change
  /** For fields that the codec does not have; like the others if it is missing. */
  readonly strange?: Change
}

/** Whether this build knows the event's type. */
export const isOfKnownType = (event: RawEvent): boolean => codecs.has(String(upcast(event)['type']))

/** An event of unknown type counts as one strange value. */
export const byCodec = (event: RawEvent, { leaves, others = same, strange = others }: Changes): RawEvent => {
  const codec = codecs.get(String(upcast(event)['type']))
  const changed = codec === undefined ? strange(event, '') : walk(codec, event, '', { leaves, others, strange })
  return isRecord(changed) ? changed : event
}

const same: Change = (value) => value

const walk = (codec: t.Mixed, value: unknown, field: string, changes: Required<Changes>): unknown => {
  const leaf = changes.leaves.get(codec)
  if (leaf !== undefined) return codec.is(value) ? leaf(value, field) : changes.others(value, field)
  const props = propsOf(codec)
  if (props !== null && isRecord(value)) return walkFields(props, value, changes)
  if (codec instanceof t.UnionType) {
    const member = (codec.types as t.Mixed[]).find((one) => one.is(value))
    if (member !== undefined) return walk(member, value, field, changes)
  }
  if ((codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) && Array.isArray(value))
    return value.map((item) => walk(codec.type as t.Mixed, item, field, changes))
  return changes.others(value, field)
}

/** The fields of an object's codec; null for any other codec. */
const propsOf = (codec: t.Mixed): t.Props | null => {
  if (codec instanceof t.ExactType) return propsOf(codec.type as t.Mixed)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return codec.props as t.Props
  if (!(codec instanceof t.IntersectionType)) return null
  return (codec.types as t.Mixed[]).reduce<t.Props>((props, part) => ({ ...props, ...propsOf(part) }), {})
}

const walkFields = (props: t.Props, value: RawEvent, changes: Required<Changes>) =>
  Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const field = Object.hasOwn(props, key) ? props[key] : undefined
      return [key, field === undefined ? changes.strange(child, key) : walk(field, child, key, changes)]
    }),
  )

const codecs: ReadonlyMap<string, t.Mixed> = new Map(
  (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map((member) => [
    member.type.props.type.value,
    member,
  ]),
)

const isRecord = (value: unknown): value is RawEvent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
