/** Masks a model's answer to a choice from lists: the choice stays, any text around or beside it is masked. */
import * as E from 'fp-ts/Either'
import { maskText } from './mask-text'
import { maskRunning, maskWritten } from './mask-written'

/** A completion without JSON is treated as prose. Brackets are kept, and with them the parts that can be extracted. */
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

/** Values under the keys of the choice are kept, whatever they are. */
const besideChoice = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, choices.has(key) ? child : maskWritten(child)]),
  )
}

const choices = new Set(['default', 'bestColors', 'name', 'pair_name', 'slug', 'homepage_template', 'look_and_feel'])
