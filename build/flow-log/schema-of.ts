/** Generates JSON Schemas from codecs, so that the documented shapes are the decoded ones. */
import * as t from 'io-ts'
import { Gradient, gradientPattern } from '../../src/events/design'

export type Schema = { readonly [key: string]: unknown }

/**
 * The schema of a codec (JSON Schema 2020-12). Additional fields are allowed, as in decoding.
 * @param named schemas to use for some codecs, so that shared shapes are written once
 */
export const schemaOf = (codec: t.Mixed, named: ReadonlyMap<t.Mixed, Schema> = new Map()): Schema => {
  const inner = (part: t.Mixed) => schemaOf(part, named)
  const known = named.get(codec)
  if (known !== undefined) return known
  if (codec instanceof t.ExactType) return inner(codec.type as t.Mixed)
  if (codec instanceof t.InterfaceType) return objectOf(codec.props as t.Props, inner, true)
  if (codec instanceof t.PartialType) return objectOf(codec.props as t.Props, inner, false)
  if (codec instanceof t.IntersectionType) return (codec.types as t.Mixed[]).map(inner).reduce(merged)
  if (codec instanceof t.UnionType) return unionOf((codec.types as t.Mixed[]).map(inner))
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.KeyofType) return { enum: Object.keys(codec.keys as object) }
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType)
    return { type: 'array', items: inner(codec.type as t.Mixed) }
  if (codec instanceof t.DictionaryType)
    return { type: 'object', additionalProperties: inner(codec.codomain as t.Mixed) }
  if (codec instanceof t.AnyDictionaryType) return { type: 'object' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec === Gradient) return { type: 'string', pattern: gradientPattern }
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.UnknownType) return {}
  throw new Error(`No schema for ${codec.name}`)
}

const objectOf = (props: t.Props, inner: (codec: t.Mixed) => Schema, required: boolean): Schema => {
  const names = Object.keys(props)
  return {
    type: 'object',
    ...(required && names.length > 0 ? { required: names } : {}),
    properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, inner(codec)])),
  }
}

/** Merges the parts of an intersection into one object. */
const merged = (one: Schema, two: Schema): Schema => ({
  ...one,
  required: [...list(one['required']), ...list(two['required'])],
  properties: { ...(one['properties'] as Schema), ...(two['properties'] as Schema) },
})

const unionOf = (parts: readonly Schema[]): Schema =>
  parts.every((part) => Object.hasOwn(part, 'const')) ? { enum: parts.map((part) => part['const']) } : { anyOf: parts }

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
