/** Extracts the one JSON value from a model's completion: models often add a code fence or a sentence around it. */
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'

/** In UTF-16 units. A reply has at most nine names; longer completions are rejected. */
const longest = 20_000

/**
 * Parses the completion as a whole, or else the only object or list in it. Nothing is repaired: a truncated completion has no
 * value, and with two values it is unclear which one was meant.
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

/** The outermost bracketed parts. Brackets within strings are ignored, but only inside a part: outside, a quotation mark may mean an inch. */
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

/** Position after the bracket that closes the one at `start`; -1 if there is none. */
const endOf = (text: string, start: number): number => {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.?)*(?:"|$)|[{}[\]]/gs)) {
    depth += token === '{' || token === '[' ? 1 : token === '}' || token === ']' ? -1 : 0
    if (depth === 0) return start + index + 1
  }
  return -1
}
