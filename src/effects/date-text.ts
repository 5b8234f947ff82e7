import * as t from 'io-ts'

class DateTextType extends t.StringType {
  override validate: t.StringType['validate'] = (value, context) =>
    typeof value === 'string' && Number.isFinite(Date.parse(value)) ? t.success(value) : t.failure(value, context)
}

/** A date of the store in ISO 8601. Without the check, what is no date would be NaN, which a fact cannot keep. */
export const DateText: t.StringType = new DateTextType()
