/** Masks prose in a JSON value; leaves names, numbers and addresses. */
import { mapTexts } from './map-texts'
import { maskText } from './mask-text'

/** Under these keys every text is masked; elsewhere only texts of several words. */
const writtenUnder = /^(title|description|alt|text|content|headline|summary|message|prompt|search_term)s?$/i

/**
 * @param key    of the value; a text of one word is masked only if the key matches `written`
 * @param written the keys under which every text is masked
 */
export const maskWritten = (value: unknown, written: RegExp = writtenUnder, key = ''): unknown => {
  if (written.test(key)) return mapTexts(value, maskWords)
  if (typeof value === 'string') return maskRunning(value)
  if (Array.isArray(value)) return value.map((item) => maskWritten(item, written))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, maskWritten(child, written, name)]))
}

/** A single word may be a name or a price. */
export const maskRunning = (text: string): string => (/\s/.test(text) ? maskWords(text) : text)

const maskWords = (text: string): string => (/^https?:\/\/\S*$/.test(text) ? text : maskText(text))
