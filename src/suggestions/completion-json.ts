/** The one JSON value in a model's completion: models like to put a fence or a sentence around it, however they are asked. */
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'

/** A reply has at most nine names; what is longer is not read. */
const longest = 20_000

/**
 * Reads the completion as a whole, or else cuts out the only object or list that stands in it. Nothing is repaired: a
 * completion that broke off has no value, and of two values nobody knows which one was meant.
 * @returns the value, or why there is none
 */
export const completionJson = (completion: string): E.Either<string, unknown> =>
  completion.length > longest
    ? E.left('Completion too long')
    : pipe(
        J.parse(completion),
        E.orElseW(() => onlyOne(enclosed(completion).flatMap(parsed))),
      )

const onlyOne = (values: readonly unknown[]): E.Either<string, unknown> =>
  values.length === 1
    ? E.right(values[0])
    : E.left(values.length === 0 ? 'No JSON in completion' : 'More than one JSON value in completion')

const parsed: (text: string) => readonly unknown[] = flow(
  J.parse,
  E.fold(
    () => [],
    (value) => [value],
  ),
)

/** The outermost parts in brackets. Inside of them a string hides brackets; outside, a quotation mark may be an inch. */
const enclosed = (text: string): readonly string[] => {
  const found: string[] = []
  for (let start = text.search(opening); start !== -1;) {
    const end = endOf(text, start)
    if (end === -1) return found
    found.push(text.slice(start, end))
    const next = text.slice(end).search(opening)
    start = next === -1 ? -1 : end + next
  }
  return found
}

const opening = /[{[]/

/** Where the bracket at `start` is closed; -1 when it never is. */
const endOf = (text: string, start: number): number => {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.?)*(?:"|$)|[{}[\]]/gs)) {
    depth += token === '{' || token === '[' ? 1 : token === '}' || token === ']' ? -1 : 0
    if (depth === 0) return start + index + 1
  }
  return -1
}
