/** Milliseconds since 1970 within what a calendar has: with more, formatting a date throws. */
import * as t from 'io-ts'

const furthest = 8_640_000_000_000_000

class MomentType extends t.NumberType {
  override validate: t.NumberType['validate'] = (value, context) =>
    typeof value === 'number' && Math.abs(value) <= furthest ? t.success(value) : t.failure(value, context)
}

export const Moment: t.NumberType = new MomentType()
