/**
 * Masks texts that a model or a search derived from what a person typed: replies with the store's texts and products, the results, and
 * what the store kept of them. Titles, descriptions and other prose are masked; catalog names, addresses, prices and the JSON structure
 * stay, since the flow depends on them.
 */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../../events'
import type { Step, Thing } from '../../events/restoring/restoring'
import { maskCompletion } from './mask-completion'
import { maskWritten } from './mask-written'
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

/** Facts with texts of a model or a search. The compiler names one that is missing here. */
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

/** Facts with things of the store as they were or are. */
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
