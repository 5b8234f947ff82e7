/** Converts io-ts's errors to issues: what was expected where, never the value itself. */
import type { Errors, ValidationError } from 'io-ts'
import type { Issue } from './issue'

export const shapeIssues = (errors: Errors): readonly Issue[] => errors.map(shapeIssue)

const shapeIssue = ({ value, context }: ValidationError): Issue => ({
  code: 'invalid_type',
  message:
    value === undefined ? 'Required' : `Expected ${context.at(-1)?.type.name ?? 'another'}, received ${kindOf(value)}`,
  path: context.slice(1).map(({ key }) => (/^\d+$/.test(key) ? Number(key) : key)),
})

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
