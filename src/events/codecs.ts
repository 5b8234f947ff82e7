/** Codecs that all facts share, and SHA-256. */
import { sha256 } from '@noble/hashes/sha2.js'
import * as t from 'io-ts'

/** The codec's values, or null if the store lacks the value. */
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

class FiniteType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    Number.isFinite(value) ? t.success(value as number) : t.failure(value, context)
}

/** A number that JSON can represent. A number that is too large parses as Infinity, which JSON would write as null. */
export const Finite: t.NumberType = new FiniteType()

class TypedText extends t.StringType {}

/** Text that a person typed. Exports mask it unless the person chooses otherwise. */
export const Typed = new TypedText()

/** SHA-256 in hexadecimal. Computed in JavaScript, because a shop's admin may not be a secure context. */
export const sha256Of = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('')
