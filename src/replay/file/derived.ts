/**
 * Texts that a model or a search wrote about what a person typed: replies for the store's words and products, and the products
 * made of them. Their titles, descriptions and other running text are masked; names of palettes, addresses, prices and the
 * form of the JSON stay, since the flow goes by them.
 */
import * as E from 'fp-ts/Either'
import { mapTexts } from './map-texts'
import { maskText } from './mask-text'
import type { Row } from './recording'

/** Fields of such facts: JSON as text, or as it is. */
const fields = ['reply', 'images', 'product'] as const

export const maskDerived = (event: Row['event']): Row['event'] =>
  /^Ai/.test(String(event['type']))
    ? fields.reduce<Row['event']>(
        (now, field) => (Object.hasOwn(now, field) ? { ...now, [field]: masked(now[field]) } : now),
        event,
      )
    : event

const masked = (value: unknown): unknown => {
  if (typeof value !== 'string') return maskWritten(value)
  const json = E.tryCatch(
    () => JSON.parse(value) as unknown,
    () => value,
  )
  return E.isLeft(json) ? maskRunning(value) : JSON.stringify(maskWritten(json.right))
}

/** Under these keys every text is written, elsewhere what has several words. */
const written = /^(title|description|alt|text|content|headline|summary|message|prompt)s?$/i

const maskWritten = (value: unknown): unknown => {
  if (typeof value === 'string') return maskRunning(value)
  if (Array.isArray(value)) return value.map(maskWritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      written.test(key) ? mapTexts(child, maskWords) : maskWritten(child),
    ]),
  )
}

const maskRunning = (text: string) => (/\s/.test(text) ? maskWords(text) : text)

const maskWords = (text: string) => (/^https?:\/\//.test(text) ? text : maskText(text))
