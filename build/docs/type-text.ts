/** A short text for the type of a payload, from its schema. */
import type { Schema } from '../flow-log/schema-of'

export const typeText = (schema: Schema): string => {
  const { $ref, anyOf, type, items, properties, required } = schema
  if (typeof $ref === 'string') return names[$ref] ?? $ref.replace('#/$defs/', '')
  if (Object.hasOwn(schema, 'const')) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(anyOf)) return (anyOf as Schema[]).map(typeText).join(' | ')
  if (type === 'array') return listOf(typeText(items as Schema))
  if (type !== 'object') return typeof type === 'string' ? type : 'anything'
  return properties === undefined ? 'object' : `{ ${fields(properties as Schema, required).join(', ')} }`
}

/** The fields of an object, without its tag. */
export const payloadText = ({ properties, required }: Schema): string => {
  const { type: _, ...rest } = properties as Schema
  return fields(rest, required).join(', ')
}

const fields = (properties: Schema, required: unknown): readonly string[] =>
  Object.entries(properties).map(([name, part]) => {
    const isSure = Array.isArray(required) && required.includes(name)
    return `${name}${isSure ? '' : '?'}: ${typeText(part as Schema)}`
  })

const listOf = (inner: string): string => (/[ |]/.test(inner) ? `(${inner})[]` : `${inner}[]`)

const names: Readonly<Record<string, string>> = { '#/$defs/text': 'string', '#/$defs/typed': 'string (typed)' }
