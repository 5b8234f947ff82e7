/** The smallest value of a codec: no text, no items, nothing that may be missing. */
import { mapValues, pick } from 'es-toolkit'
import type * as t from 'io-ts'
import { schemaOf, type Schema } from '../flow-log/schema-of'

export const leastOf = (codec: t.Mixed): unknown => least(schemaOf(codec))

const least = ({ anyOf, type, properties, required, ...schema }: Schema): unknown => {
  if (Object.hasOwn(schema, 'const')) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (Array.isArray(anyOf)) {
    const values = (anyOf as Schema[]).map(least)
    return values.includes(null) ? null : values[0]
  }
  switch (type) {
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return mapValues(
        pick((properties ?? {}) as Readonly<Record<string, Schema>>, (required ?? []) as string[]),
        least,
      )
    default:
      return null
  }
}
