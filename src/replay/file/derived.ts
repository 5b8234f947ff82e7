/**
 * Texts that a model or a search wrote about what a person typed: replies for the store's words and products, what is made of
 * them, and what the store kept of it. Their titles, descriptions and other running text are masked; names from the catalogue,
 * addresses, prices and the form of the JSON stay, since the flow goes by them.
 */
import * as E from 'fp-ts/Either'
import { maskCompletion } from './mask-completion'
import { maskWritten } from './mask-written'
import type { Row } from './recording'

export const maskDerived = (event: Row['event']): Row['event'] => {
  const type = String(event['type'])
  if (/^Ai/.test(type)) return maskFields(event)
  return /^(Baseline|Restore)/.test(type) ? (maskThings(event) as Row['event']) : event
}

const maskFields = (event: Row['event']): Row['event'] =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (field === 'reply' || field === 'images' || field === 'product') return [field, maskJson(value)]
      return [field, field === 'completion' && typeof value === 'string' ? maskCompletion(value) : value]
    }),
  )

/** JSON as text, or as it is. */
const maskJson = (value: unknown): unknown => {
  const json = typeof value === 'string' ? E.tryCatch(() => JSON.parse(value) as unknown, String) : E.left('')
  return E.isRight(json) ? JSON.stringify(maskWritten(json.right)) : maskWritten(value)
}

/** Things of the store as they were or shall be again. */
const maskThings = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(maskThings)
  const thing = value as Row['event']
  const isAbout = thing['kind'] === 'option' && /description|blogname/.test(String(thing['name']))
  return Object.fromEntries(
    Object.entries(thing).map(([key, child]) => {
      if (key === 'images' || key === 'products')
        return [key, Array.isArray(child) ? maskWritten(child) : maskJson(child)]
      return [key, isAbout && key === 'value' ? maskWritten(child, /^/) : maskThings(child)]
    }),
  )
}
