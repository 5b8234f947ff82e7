/** Validates a model's reply: JSON, then its shape, then its rules. All issues of the failing stage are reported. */
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import type { Decoder, Errors, ValidationError } from 'io-ts'

/** Returns the issues of a reply that has the right shape. */
export type Rule<A> = (reply: A) => readonly Issue[]

export const reply =
  <A>(shape: Decoder<unknown, A>, ...rules: readonly Rule<A>[]) =>
  (completion: string): E.Either<ReplyFault, A> =>
    pipe(
      completionJson(completion),
      E.mapLeft((message): ReplyFault => ({
        kind: 'json_parse_error',
        issues: [{ code: 'invalid_json', message, path: [] }],
      })),
      E.flatMap((json) =>
        pipe(
          shape.decode(json),
          E.mapLeft(shapeIssues),
          E.flatMap((value) => kept(value, rules)),
          E.mapLeft((issues): ReplyFault => ({ kind: 'valid_json_invalid_values', issues })),
        ),
      ),
    )

const kept = <A>(value: A, rules: readonly Rule<A>[]): E.Either<readonly Issue[], A> => {
  const issues = rules.flatMap((rule) => rule(value))
  return issues.length === 0 ? E.right(value) : E.left(issues)
}

/** Converts io-ts's errors to issues: what was expected where, never the value itself. */
const shapeIssues = (errors: Errors): readonly Issue[] => errors.map(shapeIssue)

const shapeIssue = ({ value, context }: ValidationError): Issue => ({
  code: 'invalid_type',
  message:
    value === undefined ? 'Required' : `Expected ${context.at(-1)?.type.name ?? 'another'}, received ${kindOf(value)}`,
  path: context.slice(1).map(({ key }) => (/^\d+$/.test(key) ? Number(key) : key)),
})

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** In UTF-16 units. A reply has at most nine names; longer completions are rejected. */
const longest = 20_000

/**
 * Extracts the one JSON value from a model's completion, since models often add a code fence or a sentence around it.
 *
 * Parses the completion as a whole, or else the only object or list in it. Nothing is repaired: a truncated completion has no value, and
 * with two values it is unclear which one was meant.
 * @returns the value, or why there is none
 */
const completionJson = (completion: string): E.Either<string, unknown> =>
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

/**
 * The outermost parts in brackets or braces. Brackets within strings are ignored, but only inside such a part: outside, a quotation mark
 * may mean an inch.
 */
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

/** A problem with a model's reply, in the form that tracking and the log show. */
export type Issue = {
  readonly code: 'custom' | 'invalid_json' | 'invalid_string' | 'invalid_type' | 'too_big' | 'too_small'
  readonly message: string
  /** Where in the reply, e.g. ['bestColors', 3]; empty for the reply as a whole. */
  readonly path: readonly (string | number)[]
  readonly validation?: 'regex'
}

/** The two kinds of invalid response. */
export type ReplyFault = {
  readonly kind: 'json_parse_error' | 'valid_json_invalid_values'
  readonly issues: readonly Issue[]
}

/** Accepts a name from a model only if it is exactly one of those offered. */
export const allowed = (
  list: readonly string[],
  message: string,
  name: string,
  ...path: Issue['path']
): readonly Issue[] => (list.includes(name) ? [] : [{ code: 'custom', message, path }])
