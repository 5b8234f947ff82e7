/** Values of any shape that the glossary uses, made from its codecs: a new fact is covered by every property the day it is declared. */
import fc from 'fast-check'
import * as t from 'io-ts'
import { Gradient } from '../../src/events/design'
import { gradients } from './gradients'

/** Ids and names that have broken programs before. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'header',
    'constructor',
    'toString',
    '__proto__',
    'twentytwentyfour',
    '/customize-store/intro',
    'New - Neutral',
  ),
  fc.string({ maxLength: 12 }),
)

export const arbitraryOf = (codec: t.Mixed): fc.Arbitrary<unknown> => arbitraryWith(anyText, codec)

/** @param text the value for each text in the codec */
export const arbitraryWith = (text: fc.Arbitrary<string>, codec: t.Mixed): fc.Arbitrary<unknown> => {
  const of = (part: t.Mixed) => arbitraryWith(text, part)
  const shape = (props: t.Props) => Object.fromEntries(Object.entries(props).map(([key, part]) => [key, of(part)]))
  if (codec instanceof t.ExactType) return of(codec.type as t.Mixed)
  // Facts are plain JSON: no object without a prototype.
  if (codec instanceof t.InterfaceType) return fc.record(shape(codec.props as t.Props), { noNullPrototype: true })
  if (codec instanceof t.PartialType)
    return fc.record(shape(codec.props as t.Props), { requiredKeys: [], noNullPrototype: true })
  if (codec instanceof t.IntersectionType) return merged((codec.types as t.Mixed[]).map(of))
  if (codec instanceof t.UnionType) return fc.oneof(...(codec.types as t.Mixed[]).map(of))
  if (codec instanceof t.LiteralType) return fc.constant(codec.value as unknown)
  if (codec instanceof t.KeyofType) return fc.constantFrom(...Object.keys(codec.keys as object))
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType)
    return fc.array(of(codec.type as t.Mixed), { maxLength: 3 })
  if (codec instanceof t.NullType) return fc.constant(null)
  if (codec === Gradient) return gradients
  if (codec instanceof t.StringType) return text
  if (codec instanceof t.NumberType) return fc.integer({ min: 0, max: 1000 })
  if (codec instanceof t.BooleanType) return fc.boolean()
  if (codec instanceof t.AnyDictionaryType || codec instanceof t.DictionaryType)
    return fc.dictionary(anyText, fc.oneof(text, fc.jsonValue({ maxDepth: 1 })), { maxKeys: 2, noNullPrototype: true })
  if (codec instanceof t.UnknownType) return fc.jsonValue()
  throw new Error(`No arbitrary for ${codec.name}`)
}

const merged = (parts: readonly fc.Arbitrary<unknown>[]) =>
  fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown)
