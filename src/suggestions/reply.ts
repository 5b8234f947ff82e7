/** Validates a model's reply: JSON, then its shape, then its rules. All issues of the failing stage are reported. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Decoder } from 'io-ts'
import { completionJson } from './completion-json'
import type { Issue, ReplyFault } from './issue'
import { shapeIssues } from './shape-issues'

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
