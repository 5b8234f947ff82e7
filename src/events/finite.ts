/** A number that JSON can carry: what is too big for one is read as Infinity, and would be written as null. */
import * as t from 'io-ts'

class FiniteType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    Number.isFinite(value) ? t.success(value as number) : t.failure(value, context)
}

export const Finite: t.NumberType = new FiniteType()
