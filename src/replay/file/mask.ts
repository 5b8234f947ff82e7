/**
 * Masks what a person typed: the texts that codecs mark as typed, verbatim copies of them elsewhere, and what a model derived from them
 * (derived.ts). The masked log still leads to the same screens.
 */
import { decodeEvent } from '../../events/log/decode'
import { Typed } from '../../events/log/typed'
import { upcast } from '../../events/log/upcasters'
import { byCodec, isOfKnownType } from './by-codec'
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
