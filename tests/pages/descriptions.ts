/** The descriptions that `npm run pages` makes stores of: a JSON file with a list of them. */
import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type * as answers from '../../src/events/wizard'

type Look = t.TypeOf<typeof answers.Look>
const looks: readonly Look[] = ['Contemporary', 'Classic', 'Bold']

/** The languages in which built-in suggestions have words, and the site's language that goes with each. */
export const locales = { en: '', de: 'de_DE', fr: 'fr_FR', es: 'es_ES', pt: 'pt_BR', it: 'it_IT' } as const
const Language = t.keyof({ en: null, de: null, fr: null, es: null, pt: null, it: null })

const Entry = t.intersection([
  t.strict({
    language: Language,
    /** Two letters, as WooCommerce has it. */
    country: t.string,
    /** Three letters. */
    currency: t.string,
    name: t.string,
    description: t.string,
  }),
  t.partial({
    /** In all three looks; otherwise in one of them, in turn. */
    allLooks: t.boolean,
  }),
])
type Entry = t.TypeOf<typeof Entry>

/** A store to make. `id` is the name of its files. */
export type Described = Omit<Entry, 'allLooks'> & { readonly id: string; readonly look: Look }

/** The stores that a file of descriptions asks for. Throws an error with a sentence if it cannot be read as one. */
export const readDescriptions = (file: string): readonly Described[] => storesOf(parsed(file), file)

const parsed = (file: string): unknown => {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} cannot be read`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON`)
  }
}

/** @param file its name, for the sentence of an error */
export const storesOf = (content: unknown, file: string): readonly Described[] => {
  if (!Array.isArray(content) || content.length === 0) throw new Error(`${file} is not a list of descriptions`)
  return content.flatMap((entry: unknown, index) => {
    const decoded = Entry.decode(entry)
    if (E.isLeft(decoded)) throw new Error(`${file}, entry ${index + 1}: ${whatIsWrong(decoded.left)}`)
    const { allLooks = false, ...told } = decoded.right
    const chosen = allLooks ? looks : looks.slice(index % looks.length).slice(0, 1)
    return chosen.map((look) => ({ ...told, look, id: idOf(index, told.name, look) }))
  })
}

const idOf = (index: number, name: string, look: Look): string => {
  const word = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return [String(index + 1).padStart(2, '0'), word || 'store', look.toLowerCase()].join('-')
}

const whatIsWrong = (errors: t.Errors): string => {
  const [{ context, value } = { context: [], value: undefined }] = errors
  const key = context.map((each) => each.key).findLast((each) => Number.isNaN(Number(each))) ?? ''
  if (key === '') return 'not an object'
  return value === undefined ? `"${key}" is missing` : `"${key}" cannot be ${JSON.stringify(value)}`
}
