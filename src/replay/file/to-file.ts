/** Writes a session as one file: a header, one line of JSON for each fact, then one for each long text. */
import * as t from 'io-ts'
import { FlowEvent } from '../../events'
import { Typed } from '../../events/codecs'
import { Identity } from '../../events/design'
import { decodeEvent, decodeRecorded } from '../../events/log'
import { upcast } from '../../events/upcasters'
import { StoreOption } from '../../events/publishing'
import { valueWithoutSecrets } from '../../events/secrets'
import { Version } from '../../events/written'
import { spelled } from '../../markup/menu-link'
import { withFactsMasked } from '../../markup/shop-facts'
import { detach } from '../../persistence/blobs'
import type { AnyFact } from '../../persistence/log'
import { screen } from '../../projections/screen'
import { partsOf } from '../hash'
import { stepsOf } from '../steps'
import { mapTexts, maskDerived, maskText } from './derived'
import { format, rowOf, version, type Header, type RecordedRow, type Seen } from './recording'

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

/**
 * Removes secrets. No fact has a field for a token, a nonce or a password, but a response of the store might contain one, or an email
 * address or a server path. Anything that looks like one is removed from every file, except from what the merchant wrote and from the
 * store's pages, because a session continued from the recording must be able to save those unchanged.
 */
const withoutSecrets = (row: RecordedRow): RecordedRow => ({
  ...row,
  event: byCodec(row.event, { leaves: ours, others: valueWithoutSecrets }),
})

const asItIs = (value: unknown): unknown => value

/**
 * Codecs whose values stay. Typed text is masked earlier, if it has to be. Options are those that the flow itself sets, e.g. the site's
 * title.
 */
const ours: ReadonlyMap<t.Mixed, typeof asItIs> = new Map<t.Mixed, typeof asItIs>(
  [Typed, Version, Identity, StoreOption].map((codec) => [codec, asItIs]),
)

/**
 * For each fact, the screen and the fingerprints of the state's parts that changed with it; empty if nothing changed.
 */
const seenIn = (facts: readonly AnyFact[], stateHashes: boolean): ReadonlyMap<number, Seen> => {
  let last: { readonly screen: string | null; readonly parts: Readonly<Record<string, string>> } = {
    screen: null,
    parts: {},
  }
  return new Map(
    stepsOf(facts).map(({ fact: { seq }, after }) => {
      const now = { screen: screen(after), parts: stateHashes ? partsOf(after) : {} }
      const state = Object.fromEntries(Object.entries(now.parts).filter(([part, hash]) => last.parts[part] !== hash))
      const seen: Seen = {
        ...(now.screen === last.screen ? {} : { screen: now.screen }),
        ...(Object.keys(state).length === 0 ? {} : { state }),
      }
      last = now
      return [seq, seen]
    }),
  )
}

/**
 * Masks what a person typed: the texts that codecs mark as typed, verbatim copies of them elsewhere, and what a model derived from them
 * (derived.ts). The masked log still leads to the same screens.
 */
export const maskRows = (rows: readonly RecordedRow[]): readonly RecordedRow[] => {
  const typed = new Set(rows.flatMap(({ event }) => typedIn(event)))
  const copies = withoutTyped([...typed])
  const links = withoutLinks(rows.map(({ event }) => event))
  const elsewhere = (text: string) => copies(links(withFactsMasked(text, maskText)))
  return rows.map((row) => ({ ...row, event: maskEvent(row.event, elsewhere) }))
}

const maskEvent = (event: RecordedRow['event'], elsewhere: (text: string) => string): RecordedRow['event'] => {
  // A newer build's fact may contain anything, so only its type is kept.
  if (!isOfKnownType(event) || decodeEvent(event).type === 'UnknownFact')
    return { ...(mapTexts(event, maskText) as RecordedRow['event']), type: event['type'] }
  // A field unknown to this build comes from a newer build as well, unless it is old and an upcaster reads it.
  const strange = upcast(event) === event ? maskText : elsewhere
  const masked = byCodec(event, { leaves: maskTyped, strange: (value) => mapTexts(value, strange) })
  return mapTexts(maskDerived(masked), elsewhere) as RecordedRow['event']
}

const maskTyped = new Map([[Typed, (value: unknown) => mapTexts(value, maskText)]])

/** The texts that a person typed in this fact. */
const typedIn = (event: RecordedRow['event']): readonly string[] => {
  const found: string[] = []
  const typed = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    return value
  }
  if (isOfKnownType(event)) byCodec(upcast(event), { leaves: new Map([[Typed, typed]]) })
  return found
}

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

/**
 * Masks the links of a menu that a person typed, wherever headers contain them. They are found by their attribute, so that even short
 * labels are masked.
 */
const withoutLinks = (events: readonly RecordedRow['event'][]): ((text: string) => string) => {
  const masked = new Map(events.filter(isTyped).flatMap(spellings))
  return (text) => [...masked].reduce((now, [spelling, mask]) => now.replaceAll(spelling, mask), text)
}

const isTyped = ({ type }: RecordedRow['event']): boolean => type === 'MenuItemAdded' || type === 'MenuItemRenamed'

const spellings = (event: RecordedRow['event']): readonly (readonly [string, string])[] =>
  (['label', 'url'] as const).flatMap((name) => {
    const text = event[name]
    return typeof text === 'string' && text !== ''
      ? [[spelled[name](text), spelled[name](maskText(text))] as const]
      : []
  })

type RawEvent = RecordedRow['event']
/** @param field the name of the field that contains the value, also within a list */
type Change = (value: unknown, field: string) => unknown

type Changes = {
  /** For values of these codecs. */
  readonly leaves: ReadonlyMap<t.Mixed, Change>
  /** For all other values that are not an object or a list, or that do not match their codec. */
  readonly others?: Change
  /** For fields that the codec does not have; `others` by default. */
  readonly strange?: Change
}

/** Whether this build knows the event's type. */
const isOfKnownType = (event: RawEvent): boolean => codecs.has(String(upcast(event)['type']))

/**
 * Changes parts of a recorded event by the codecs that describe them. An event of an older build is read with today's codec. An event of
 * unknown type counts as one strange value.
 */
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
