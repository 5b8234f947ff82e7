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

export const Styles = t.intersection([
  t.type({ settings: Settings, styles: Settings }),
  // Of the store's own styles, not of a theme's.
  t.partial({ customize_your_store_version: t.string }),
])
