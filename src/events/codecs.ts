/** A codec's values, or null: what a store may lack. */
import { sha256 } from '@noble/hashes/sha2.js'
import * as t from 'io-ts'

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

class FiniteType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    Number.isFinite(value) ? t.success(value as number) : t.failure(value, context)
}

/** A number that JSON can represent: one that is too large parses as Infinity, and would be written as null. */
export const Finite: t.NumberType = new FiniteType()

class TypedText extends t.StringType {}

/** Text that a person typed. Exports mask it unless the person chooses otherwise. */
export const Typed = new TypedText()

/** SHA-256 in hexadecimal; in JavaScript, since a shop's admin may not be a secure context. */
export const sha256Of = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('')
