/**
 * Masks what a person typed: the texts that codecs mark as typed, verbatim copies of them elsewhere, and what a model derived from them
 * (derived.ts). The masked log still leads to the same screens.
 */
import * as t from 'io-ts'
import { FlowEvent } from '../../events'
import { decodeEvent } from '../../events/log/decode'
import { Typed } from '../../events/log/typed'
import { upcast } from '../../events/log/upcasters'
import { maskDerived } from './derived'
import { mapTexts } from './map-texts'
import { maskText } from './mask-text'
import type { RecordedRow } from './recording'
import { withoutLinks } from './typed-links'

export const maskRows = (rows: readonly RecordedRow[]): readonly RecordedRow[] => {
  const typed = new Set(rows.flatMap(({ event }) => typedIn(event)))
  const copies = withoutTyped([...typed])
  const links = withoutLinks(rows.map(({ event }) => event))
  const elsewhere = (text: string) => copies(links(text))
  return rows.map((row) => ({ ...row, event: maskEvent(row.event, elsewhere) }))
}

const maskEvent = (event: RecordedRow['event'], elsewhere: (text: string) => string): RecordedRow['event'] => {
  const codec = codecs.get(String(upcast(event)['type']))
  // A newer build's fact may contain anything, so only its type is kept.
  if (codec === undefined || decodeEvent(event).type === 'UnknownFact')
    return { ...(mapTexts(event, maskText) as RecordedRow['event']), type: event['type'] }
  // A field unknown to this build comes from a newer build as well, unless it is old and an upcaster reads it.
  const strange = upcast(event) === event ? maskText : elsewhere
  const masked = walk(codec, event, { typed: maskText, strange }) as RecordedRow['event']
  return mapTexts(maskDerived(masked), elsewhere) as RecordedRow['event']
}

/** The texts that a person typed in this fact. */
const typedIn = (event: RecordedRow['event']): readonly string[] => {
  const found: string[] = []
  const codec = codecs.get(String(upcast(event)['type']))
  const typed = (text: string) => (found.push(text), text)
  if (codec !== undefined) walk(codec, upcast(event), { typed, strange: (text) => text })
  return found
}

/** How to change texts that a codec marks as typed, and texts in fields that the codec does not have. */
type Changes = { readonly typed: (text: string) => string; readonly strange: (text: string) => string }

const walk = (codec: t.Mixed, value: unknown, changes: Changes): unknown => {
  if (codec === Typed) return typeof value === 'string' ? changes.typed(value) : value
  const props = propsOf(codec)
  if (props !== null) return isRecord(value) ? walkFields(props, value, changes) : value
  if (codec instanceof t.UnionType) {
    const member = (codec.types as t.Mixed[]).find((one) => one.is(value))
    return member === undefined ? value : walk(member, value, changes)
  }
  if ((codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) && Array.isArray(value))
    return value.map((item) => walk(codec.type as t.Mixed, item, changes))
  return value
}

/** The fields of an object's codec; null for any other codec. */
const propsOf = (codec: t.Mixed): t.Props | null => {
  if (codec instanceof t.ExactType) return propsOf(codec.type as t.Mixed)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) return codec.props as t.Props
  if (!(codec instanceof t.IntersectionType)) return null
  return (codec.types as t.Mixed[]).reduce<t.Props>((props, part) => ({ ...props, ...propsOf(part) }), {})
}

const walkFields = (props: t.Props, value: RecordedRow['event'], changes: Changes) =>
  Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const field = Object.hasOwn(props, key) ? props[key] : undefined
      return [key, field === undefined ? mapTexts(child, changes.strange) : walk(field, child, changes)]
    }),
  )

/**
 * Masks typed texts that the flow copied into other texts, verbatim or escaped in JSON or a URL. Single words and short texts are
 * skipped: they could be the name of a palette or a step.
 */
const withoutTyped = (typed: readonly string[]): ((text: string) => string) => {
  const spellings = typed
    .map((text) => text.trim())
    .filter((text) => text.length >= 12 && /\s/.test(text))
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])
    .sort((a, b) => b.length - a.length)
  return (text) => spellings.reduce((now, spelling) => now.replaceAll(spelling, maskText), text)
}

const codecs: ReadonlyMap<string, t.Mixed> = new Map(
  (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map((member) => [
    member.type.props.type.value,
    member,
  ]),
)

const isRecord = (value: unknown): value is RecordedRow['event'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
