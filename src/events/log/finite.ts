/** A number that JSON can represent: one that is too large parses as Infinity, and would be written as null. */
import * as t from 'io-ts'

class FiniteType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    Number.isFinite(value) ? t.success(value as number) : t.failure(value, context)
}

export const Finite: t.NumberType = new FiniteType()
