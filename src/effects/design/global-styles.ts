/** Global styles, in the shape of WordPress's route. */
import * as t from 'io-ts'

/** PHP encodes an empty object as an empty list. */
const Settings = new t.Type<Record<string, unknown>, unknown>(
  'Settings',
  t.UnknownRecord.is,
  (value, context) =>
    Array.isArray(value) && value.length === 0 ? t.success({}) : t.UnknownRecord.validate(value, context),
  (value) => value,
)

export const Styles = t.type({ settings: Settings, styles: Settings })
