/**
 * Masks texts that a model or a search derived from what a person typed: replies with the store's texts and products, search results, and
 * what the store kept of them. Titles, descriptions and other prose are masked. Catalog names, addresses, prices and the JSON structure
 * stay, because the flow depends on them.
 */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../../events'
import type { Step, Thing } from '../../events/publishing'
import type { RecordedRow } from './recording'

export const maskDerived = (event: RecordedRow['event']): RecordedRow['event'] => {
  const type = String(event['type'])
  if (Object.hasOwn(withReplies, type)) return maskFields(event)
  return Object.hasOwn(withThings, type) ? (maskThings(event) as RecordedRow['event']) : event
}

type Replying = Extract<
  FlowEvent,
  | { readonly reply: unknown }
  | { readonly images: unknown }
  | { readonly product: unknown }
  | { readonly completion: unknown }
>

/** Facts with texts from a model or a search. The compiler reports a fact that is missing here. */
const withReplies: Readonly<Record<Replying['type'], true>> = {
  AiImagesFound: true,
  AiPaletteReceived: true,
  AiPatternWritingRequested: true,
  AiPatternsWritten: true,
  AiProductUpdateRequested: true,
  AiProductWritingRequested: true,
  AiProductsProposed: true,
  AiTitleWritten: true,
}

type Holding = Extract<
  FlowEvent,
  { readonly things: readonly Thing[] } | { readonly steps: readonly Step[] } | { readonly step: Step }
>

/** Facts that contain things of the store, as they were or are. */
const withThings: Readonly<Record<Holding['type'], true>> = {
  BaselineReadReceived: true,
  BaselineInherited: true,
  RestoreChosen: true,
  RestoreStepRequested: true,
  RestoreStepMade: true,
}

const maskFields = (event: RecordedRow['event']): RecordedRow['event'] =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (field === 'reply' || field === 'images' || field === 'product') return [field, maskJson(value)]
      return [field, field === 'completion' && typeof value === 'string' ? maskCompletion(value) : value]
    }),
  )

/** Masks JSON given as text or as a value. */
const maskJson = (value: unknown): unknown => {
  const json = typeof value === 'string' ? E.tryCatch(() => JSON.parse(value) as unknown, String) : E.left('')
  return E.isRight(json) ? JSON.stringify(maskWritten(json.right)) : maskWritten(value)
}

/** Masks things of the store, in their old or new version. */
const maskThings = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(maskThings)
  const thing = value as RecordedRow['event']
  const isAbout = thing['kind'] === 'option' && /description|blogname/.test(String(thing['name']))
  return Object.fromEntries(
    Object.entries(thing).map(([key, child]) => {
      if (key === 'images' || key === 'products')
        return [key, Array.isArray(child) ? maskWritten(child) : maskJson(child)]
      return [key, isAbout && key === 'value' ? maskWritten(child, /^/) : maskThings(child)]
    }),
  )
}

/**
 * Masks a model's choice from lists: the choice stays, any text around or next to it is masked. A completion without JSON is treated as
 * prose. Brackets are kept, and with them the parts that can be extracted.
 */
export const maskCompletion = (completion: string): string => {
  const [, before, json, after] = /^([^{[]*)([{[].*[}\]])([^}\]]*)$/s.exec(completion) ?? []
  return before === undefined || json === undefined || after === undefined
    ? maskRunning(completion)
    : maskText(before) + maskChoice(json) + maskText(after)
}

const maskChoice = (text: string): string => {
  const json = E.tryCatch(() => JSON.parse(text) as unknown, String)
  return E.isRight(json) ? JSON.stringify(besideChoice(json.right)) : maskText(text)
}

/** Values under the keys of the choice stay, whatever they are. */
const besideChoice = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, choices.has(key) ? child : maskWritten(child)]),
  )
}

const choices = new Set(['default', 'bestColors', 'name', 'pair_name', 'slug', 'homepage_template', 'look_and_feel'])

/** Under these keys every text is masked; elsewhere only texts of several words. */
const writtenUnder = /^(title|description|alt|text|content|headline|summary|message|prompt|search_term)s?$/i

/**
 * Masks prose in a JSON value; keeps names, numbers and addresses.
 *
 * @param key the value's key; a text of one word is masked only if the key matches `written`
 * @param written the keys under which every text is masked
 */
const maskWritten = (value: unknown, written: RegExp = writtenUnder, key = ''): unknown => {
  if (written.test(key)) return mapTexts(value, maskWords)
  if (typeof value === 'string') return maskRunning(value)
  if (Array.isArray(value)) return value.map((item) => maskWritten(item, written))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, maskWritten(child, written, name)]))
}

/** A single word may be a name or a price. */
const maskRunning = (text: string): string => (/\s/.test(text) ? maskWords(text) : text)

const maskWords = (text: string): string => (/^https?:\/\/\S*$/.test(text) ? text : maskText(text))

/**
 * Maps every text in a plain JSON value; parts without changes keep their identity.
 * @param change gets the text, and the name of the field that contains it, also within a list
 */
export const mapTexts = (value: unknown, change: (text: string, field: string) => string, field = ''): unknown => {
  if (typeof value === 'string') return change(value, field)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change, field))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value)
  const mapped = entries.map(([key, child]) => [key, mapTexts(child, change, key)] as const)
  return mapped.some(([, child], index) => child !== entries[index]?.[1]) ? Object.fromEntries(mapped) : value
}

/**
 * Masks a text so that only its length and its words' lengths remain: letters and symbols become x, digits 0. White space and punctuation
 * stay. Masking is idempotent.
 */
export const maskText = (text: string): string =>
  text.replace(/[^\p{White_Space}\p{P}]/gu, (sign) => (/\p{Nd}/u.test(sign) ? '0' : 'x').repeat(sign.length))
