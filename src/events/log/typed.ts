/** Text that a person typed. Exports mask it unless the person chooses otherwise. */
import * as t from 'io-ts'

class TypedText extends t.StringType {}

export const Typed = new TypedText()
